import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useThreads } from './comments.api.ts';
import type { ThreadSummary } from './comments.contract.ts';

interface CommentCountProps {
  collaborationId: string;
  /** Title of the subject. */
  name: string;
  /** True for the thread of the subject. */
  isSubject: (thread: ThreadSummary) => boolean;
  onOpen: () => void;
}

/** The button with the number of comments on a milestone or a file, and of those that the person has not read. */
export function CommentCount({ collaborationId, name, isSubject, onOpen }: CommentCountProps) {
  const thread = useThreads(collaborationId).data?.find(isSubject);
  const count = thread?.count ?? 0;
  const unread = thread?.unread ?? 0;
  return (
    <Button
      variant={unread > 0 ? 'light' : 'subtle'}
      size="xs"
      leftSection={<IconMessage size={16} stroke={1.5} aria-hidden />}
      aria-label={`Comments on ${name}: ${count}${unread > 0 ? `, ${unread} new` : ''}`}
      onClick={onOpen}
    >
      {count}
      {unread > 0 && `, ${unread} new`}
    </Button>
  );
}
