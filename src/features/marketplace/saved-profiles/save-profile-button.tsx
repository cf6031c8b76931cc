import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useSavedProfiles, useSaveProfile } from './saved-profiles.api.ts';

/** Saves a profile for later or removes it; only the member sees this. */
export function SaveProfileButton({ id, name }: { id: string; name: string }) {
  const saved = useSavedProfiles().data?.includes(id) ?? false;
  const save = useSaveProfile(id);

  const toggle = () =>
    save.mutate(!saved, {
      onError: (error) =>
        showToast({ title: 'Error', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });

  const Icon = saved ? IconBookmarkFilled : IconBookmark;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
      aria-label={`${saved ? 'Saved' : 'Save'}: ${name}`}
      aria-pressed={saved}
      onClick={toggle}
    >
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
}
