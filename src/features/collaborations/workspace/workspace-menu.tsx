import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useRemoveCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { useMilestones } from '#features/collaborations/milestones/milestones.api.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';

interface WorkspaceMenuProps {
  collaboration: Collaboration;
  /** Called after the collaboration is deleted. */
  onRemoved: () => void;
}

/** Actions for the member who started the collaboration. */
export function WorkspaceMenu({ collaboration, onRemoved }: WorkspaceMenuProps) {
  const [asking, { open, close }] = useDisclosure();
  const remove = useRemoveCollaboration(collaboration.id);
  const milestones = useMilestones(collaboration.id).data?.length ?? 0;
  const { title, participants } = collaboration;
  const submit = async () => {
    try {
      await remove.mutateAsync();
    } catch (error) {
      close();
      return showToast({
        title: 'Delete failed',
        message: failureText(error, 'Please try again.'),
        tone: 'error',
      });
    }
    onRemoved();
    return showToast({ title: 'Collaboration deleted', message: title, tone: 'success' });
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={42} aria-label="More actions">
            <IconDots size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            color="brick"
            leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
            onClick={open}
          >
            Delete collaboration
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking}
        title="Delete this collaboration?"
        confirmLabel="Delete collaboration"
        destructive
        busy={remove.isPending}
        onConfirm={submit}
        onClose={close}
      >
        This deletes “{title}” for all participants ({participants.length}), with its budget, milestones (
        {milestones}) and responsibilities. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
