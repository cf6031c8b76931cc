import { Alert, Button, FileInput, Group, Skeleton, Stack } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { acceptedTypes, formatBytes, kindWords } from '#platform/contract/files.ts';
import { GuardedDialog } from '#platform/web/dialogs/guarded-dialog.tsx';
import dialog from '#platform/web/dialogs/record-dialog.module.css';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { intoView } from '#platform/web/ui/into-view.ts';
import { useSaveAvatar } from './avatar.api.ts';
import { AVATAR_FILE } from './avatar.contract.ts';

// Loaded only when a member changes the picture.
const AvatarCrop = lazy(() => import('./avatar-crop.tsx'));

interface AvatarDialogProps {
  /** Address of the current picture. */
  url: string | null;
  opened: boolean;
  onClose: () => void;
}

/**
 * Dialog in which a member chooses a picture and the part of it to show, or removes the picture. Pass a new `key` at
 * each opening.
 */
export function AvatarDialog({ url, opened, onClose }: AvatarDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = useSaveAvatar();
  const { refresh } = useSession();

  const choose = (chosen: File | null) => {
    const wrong = chosen && chosenFileError(chosen, AVATAR_FILE);
    setError(wrong);
    setArea(null);
    setFile(wrong ? null : chosen);
  };
  const submit = (picture: Parameters<typeof save.mutate>[0]) =>
    save.mutate(picture, {
      onSuccess: () => {
        void refresh();
        showToast({ title: picture ? 'Picture saved' : 'Picture removed', tone: 'success' });
        onClose();
      },
      onError: (failure) => setError((failure instanceof CallFailure && failure.fields?.file) || null),
    });
  const body = area && { left: area.x, top: area.y, width: area.width, height: area.height };
  return (
    <GuardedDialog
      opened={opened}
      onClose={onClose}
      title="Your picture"
      size="30rem"
      unsaved={file !== null && !save.isSuccess}
      busy={save.isPending}
    >
      {(close) => (
        <Stack>
          <FileInput
            label="Picture"
            description={`${kindWords(AVATAR_FILE.kinds)}, up to ${formatBytes(AVATAR_FILE.maxBytes)}. Location and camera details are removed.`}
            placeholder="Choose or take a picture"
            accept={acceptedTypes(AVATAR_FILE).join(',')}
            leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
            size="md"
            value={file}
            onChange={choose}
            error={error}
            disabled={save.isPending}
          />
          {file && (
            <Suspense fallback={<Skeleton height={320} radius="md" aria-label="Loading" />}>
              <AvatarCrop file={file} onChange={setArea} />
            </Suspense>
          )}
          {save.error && !error && (
            <Alert ref={intoView} color="brick" role="alert" title="Picture not saved">
              {failureText(save.error, '')}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm" className={dialog.actions}>
            {url && !file && (
              <Button
                variant="subtle"
                color="brick"
                onClick={() => submit(null)}
                loading={save.isPending}
                mr="auto"
              >
                Remove picture
              </Button>
            )}
            <Button variant="default" onClick={close} disabled={save.isPending}>
              Cancel
            </Button>
            <Button
              onClick={() => file && body && submit({ file, body })}
              disabled={!file || !body}
              loading={save.isPending && file !== null}
            >
              Save picture
            </Button>
          </Group>
        </Stack>
      )}
    </GuardedDialog>
  );
}
