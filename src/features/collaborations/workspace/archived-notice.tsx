import { Alert, Button, Group } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useArchiveCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';

interface ArchivedNoticeProps {
  collaboration: Collaboration;
  canRestore: boolean;
}

/** Explains why an archived collaboration cannot be changed, and restores it; nothing for a current one. */
export function ArchivedNotice({ collaboration, canRestore }: ArchivedNoticeProps) {
  const restore = useArchiveCollaboration(collaboration.id);
  if (collaboration.archived_at === null) return null;
  const by = collaboration.archived_by_name;
  const submit = () =>
    restore.mutate(false, {
      onSuccess: () =>
        showToast({ title: 'Collaboration restored', message: collaboration.title, tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'Collaboration not restored',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <Alert color="gray" mb="lg" icon={<IconArchive size={18} stroke={1.5} aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <span>
          Archived {by && `by ${by} `}on {formatInstant(collaboration.archived_at)}. You can read everything,
          but not change it.
        </span>
        {canRestore && (
          <Button variant="default" size="sm" loading={restore.isPending} onClick={submit}>
            Restore collaboration
          </Button>
        )}
      </Group>
    </Alert>
  );
}
