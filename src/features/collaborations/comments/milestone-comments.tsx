import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMessage } from '@tabler/icons-react';
import { useCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { CommentThread } from './comment-thread.tsx';
import { useThreads } from './comments.api.ts';

interface MilestoneCommentsProps {
  collaborationId: string;
  milestone: { id: string; title: string };
}

/** The button with the number of comments on a milestone, and the dialog that it opens. */
export function MilestoneComments({ collaborationId, milestone }: MilestoneCommentsProps) {
  const [opened, dialog] = useDisclosure();
  const { data: collaboration } = useCollaboration(collaborationId);
  const canWrite = collaboration?.archived_at === null && collaboration.rights.includes('comments');
  const thread = useThreads(collaborationId).data?.find(({ milestone_id }) => milestone_id === milestone.id);
  const count = thread?.count ?? 0;
  const unread = thread?.unread ?? 0;
  return (
    <>
      <Button
        variant={unread > 0 ? 'light' : 'subtle'}
        size="xs"
        leftSection={<IconMessage size={16} stroke={1.5} aria-hidden />}
        aria-label={`Comments on ${milestone.title}: ${count}${unread > 0 ? `, ${unread} new` : ''}`}
        onClick={dialog.open}
      >
        {count}
        {unread > 0 && `, ${unread} new`}
      </Button>
      <WideDialog
        opened={opened}
        onClose={dialog.close}
        title={`Comments on ${milestone.title}`}
        size="44rem"
      >
        <CommentThread subject={{ collaborationId, milestoneId: milestone.id }} canWrite={canWrite} />
      </WideDialog>
    </>
  );
}
