import { Button, Group } from '@mantine/core';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useRemoveFolder } from './collaboration-files.api.ts';
import type { Folder } from './collaboration-folders.contract.ts';

interface FolderActionsProps {
  collaborationId: string;
  folder: Folder;
  onRename: () => void;
  onRemoved: () => void;
}

/** What can be done with the folder that is open; only an empty one can be deleted, so nothing is lost. */
export function FolderActions({ collaborationId, folder, onRename, onRemoved }: FolderActionsProps) {
  const remove = useRemoveFolder(collaborationId);
  const start = () =>
    remove.mutate(folder.id, {
      onSuccess: onRemoved,
      onError: (error) =>
        showToast({
          title: 'Folder not deleted',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <Group gap="xs" mt="xs">
      <Button variant="subtle" size="sm" onClick={onRename}>
        Rename folder
      </Button>
      {folder.files === 0 && (
        <Button variant="subtle" size="sm" color="brick" loading={remove.isPending} onClick={start}>
          Delete empty folder
        </Button>
      )}
    </Group>
  );
}
