import { Button } from '@mantine/core';
import { IconBellPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';

const SaveSearchDialog = lazy(() => import('./save-search-dialog.tsx'));

interface SaveSearchButtonProps {
  /** The search, as the address has it. */
  query: string;
  /** What it looks for, in words: the name that is proposed. */
  about: string;
}

/** Opens the dialog that saves the search that is set now. */
export function SaveSearchButton({ query, about }: SaveSearchButtonProps) {
  const saving = useSubjectDialog<{ query: string; about: string }>();
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mih="2rem"
        leftSection={<IconBellPlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => saving.open({ query, about })}
      >
        Save this search
      </Button>
      {saving.subject && (
        <Suspense fallback={null}>
          <SaveSearchDialog
            key={saving.opening}
            {...saving.subject}
            opened={saving.opened}
            onClose={saving.close}
          />
        </Suspense>
      )}
    </>
  );
}
