import { CommentThread } from './comment-thread.tsx';
import { useMayComment } from './subject-comments.tsx';

/** The comments on a file, inside of its dialog. */
export function FileComments({ collaborationId, fileId }: { collaborationId: string; fileId: string }) {
  return <CommentThread subject={{ collaborationId, fileId }} canWrite={useMayComment(collaborationId)} />;
}
