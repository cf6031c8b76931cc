import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconDoorExit, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { useParticipants } from '#features/collaborations/participants/participants.api.ts';
import { useRemoval } from '#features/collaborations/removal/removal.api.ts';
import { RemovalDialog } from '#features/collaborations/removal/removal-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useSession } from '#platform/web/session.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { CollaborationDialog } from './collaboration-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface WorkspaceMenuProps {
  collaboration: Collaboration;
  /** Called when the viewer no longer sees the collaboration, or it has left the list. */
  onGone: () => void;
}

/** Actions on the whole collaboration: change its details, archive, leave or delete it. */
export function WorkspaceMenu({ collaboration, onGone }: WorkspaceMenuProps) {
  const ownId = useSession().user?.id;
  const editor = useSubjectDialog<Collaboration>();
  const [archiving, archive] = useDisclosure();
  const [leaving, leave] = useDisclosure();
  const [removing, remove] = useDisclosure();
  const isArchived = collaboration.archived_at !== null;
  const { rights } = collaboration;
  const isShared = useParticipants(collaboration.id).data?.some(
    ({ profile_id }) => profile_id !== null && profile_id !== ownId,
  );
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={42} aria-label="More actions">
            <IconDots size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!isArchived && (
            <>
              {rights.includes('settings') && (
                <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => editor.open(collaboration)}>
                  Edit details
                </Menu.Item>
              )}
              {rights.includes('archive') && (
                <Menu.Item leftSection={<IconArchive {...ICON} />} onClick={archive.open}>
                  Archive collaboration
                </Menu.Item>
              )}
            </>
          )}
          {isShared && rights.includes('leave') && (
            <Menu.Item c="var(--bad)" leftSection={<IconDoorExit {...ICON} />} onClick={leave.open}>
              Leave collaboration
            </Menu.Item>
          )}
          {rights.includes('delete') && <RemovalItem id={collaboration.id} onClick={remove.open} />}
          {!isShared && isArchived && <Menu.Label>Restore it to change it</Menu.Label>}
        </Menu.Dropdown>
      </Menu>
      {editor.subject && (
        <CollaborationDialog
          key={editor.opening}
          collaboration={editor.subject}
          opened={editor.opened}
          onClose={editor.close}
        />
      )}
      <ArchiveDialog
        collaboration={collaboration}
        opened={archiving}
        onClose={archive.close}
        onGone={onGone}
      />
      <LeaveDialog collaboration={collaboration} opened={leaving} onClose={leave.close} onGone={onGone} />
      <RemovalDialog collaboration={collaboration} opened={removing} onClose={remove.close} onGone={onGone} />
    </>
  );
}

/** Deletes a collaboration in which nothing was done; nothing for any other. */
function RemovalItem({ id, onClick }: { id: string; onClick: () => void }) {
  const { data } = useRemoval(id);
  return data?.can_remove ? (
    <Menu.Item c="var(--bad)" leftSection={<IconTrash {...ICON} />} onClick={onClick}>
      Delete collaboration
    </Menu.Item>
  ) : null;
}
