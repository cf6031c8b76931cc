import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import type { SubjectCounts } from './comments.contract.ts';

interface CommentCountProps {
  /** Title of the subject. */
  name: string;
  /** Undefined while it has no comments. */
  counts: SubjectCounts | undefined;
  onOpen: () => void;
}

/** The button with the number of comments on a milestone or a file, and of those that the person has not read. */
export function CommentCount({ name, counts, onOpen }: CommentCountProps) {
  const { count, unread } = counts ?? { count: 0, unread: 0 };
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
