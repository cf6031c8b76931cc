import { Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconListDetails, IconShare } from '@tabler/icons-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useSavedProfiles, useSaveProfile } from '#features/marketplace/saved-profiles/saved-profiles.api.ts';
import { saveShortlistEntry } from '#features/marketplace/shortlists/shortlists.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { shareLink } from '#platform/web/ui/share-link.ts';

const AddToShortlist = lazy(() => import('#features/marketplace/shortlists/add-to-shortlist.tsx'));

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface CardMenuProps {
  id: string;
  name: string;
  /** Path of the profile. */
  path: string;
  /** The button that opens the menu. */
  target: ReactElement;
  /** Called when a dialog of the menu closes: what opened it, an entry of the menu, is gone by then. */
  onDone: () => void;
}

/** What else can be done with a member of the list: save, share, add to a list. Opens as soon as its code is there. */
export default function CardMenu({ id, name, path, target, onDone }: CardMenuProps) {
  const [opened, setOpened] = useState(true);
  const saved = useSavedProfiles().data?.includes(id) ?? false;
  const save = useSaveProfile(id);
  const canAdd = useMayCall()(saveShortlistEntry);
  const [adding, setAdding] = useState(false);
  // Counts the openings: each has a new form.
  const [opening, setOpening] = useState(0);

  const toggle = () =>
    save.mutate(!saved, {
      onError: (error) =>
        showToast({ title: 'Error', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  const share = async () => {
    if (!(await shareLink(name, window.location.origin + path))) return;
    void showToast({
      title: 'Link Copied!',
      message: `The link to ${name} is ready to paste.`,
      tone: 'success',
    });
  };
  const add = () => {
    setOpening(opening + 1);
    setAdding(true);
  };

  const Bookmark = saved ? IconBookmarkFilled : IconBookmark;
  return (
    <>
      <Menu position="bottom-end" opened={opened} onChange={setOpened}>
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Bookmark {...ICON} />}
            aria-label={`${saved ? 'Saved' : 'Save'}: ${name}`}
            onClick={toggle}
          >
            {saved ? 'Saved' : 'Save'}
          </Menu.Item>
          <Menu.Item leftSection={<IconShare {...ICON} />} aria-label={`Share: ${name}`} onClick={share}>
            Share
          </Menu.Item>
          {canAdd && (
            <Menu.Item
              leftSection={<IconListDetails {...ICON} />}
              aria-label={`Add to list: ${name}`}
              onClick={add}
            >
              Add to list
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {opening > 0 && (
        <Suspense fallback={null}>
          <AddToShortlist
            key={opening}
            profile={id}
            name={name}
            opened={adding}
            onClose={() => {
              setAdding(false);
              onDone();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
