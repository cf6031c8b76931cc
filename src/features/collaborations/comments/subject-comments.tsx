import { useCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { CommentThread } from './comment-thread.tsx';
import type { Subject } from './comments.api.ts';

/** True if the person may comment in the collaboration now. */
export function useMayComment(collaborationId: string): boolean {
  const { data } = useCollaboration(collaborationId);
  return data?.archived_at === null && data.rights.includes('comments');
}

interface SubjectCommentsProps {
  subject: Subject;
  /** Title of the subject. */
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** The dialog with the comments on a milestone, or on a deleted file, on which nobody comments any more. */
export function SubjectComments({ subject, name, opened, onClose }: SubjectCommentsProps) {
  const canWrite = useMayComment(subject.collaborationId);
  return (
    <WideDialog opened={opened} onClose={onClose} title={`Comments on ${name}`} size="44rem">
      <CommentThread subject={subject} canWrite={canWrite} isClosed={subject.threadId !== undefined} />
    </WideDialog>
  );
}
