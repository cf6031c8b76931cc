import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { CommentThread } from './comment-thread.tsx';

/** The tab with the comments on the collaboration itself. */
export default function WorkspaceComments({ collaboration, canWrite }: WorkspaceTabProps) {
  return (
    <CommentThread
      subject={{ collaborationId: collaboration.id }}
      canWrite={canWrite && collaboration.rights.includes('comments')}
    />
  );
}
