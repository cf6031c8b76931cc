import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { saveShortlistEntry } from './shortlists.contract.ts';

const AddToShortlist = lazy(() => import('./add-to-shortlist.tsx'));

/** Opens the dialog that puts a member on a shortlist. */
export function ShortlistButton({ id, name }: { id: string; name: string }) {
  const [opened, setOpened] = useState(false);
  // Counts the openings: each has a new form.
  const [opening, setOpening] = useState(0);
  const canAdd = useMayCall()(saveShortlistEntry);
  const open = () => {
    setOpening(opening + 1);
    setOpened(true);
  };
  if (!canAdd) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        aria-label={`Add to list: ${name}`}
        onClick={open}
      >
        Add to list
      </Button>
      {opening > 0 && (
        <Suspense fallback={null}>
          <AddToShortlist
            key={opening}
            profile={id}
            name={name}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
