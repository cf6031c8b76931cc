import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CommentCount } from './comment-count.tsx';
import type { SubjectCounts } from './comments.contract.ts';
import { SubjectComments } from './subject-comments.tsx';

interface MilestoneCommentsProps {
  collaborationId: string;
  milestone: { id: string; title: string };
  counts: SubjectCounts | undefined;
}

/** The button with the number of comments on a milestone, and their dialog, which a link can open (`commentsPath`). */
export function MilestoneComments({ collaborationId, milestone, counts }: MilestoneCommentsProps) {
  const { id, title } = milestone;
  const [isOpen, dialog] = useDisclosure();
  const [params, setParams] = useSearchParams();
  const isLinked = params.get('milestone') === id && params.has('comments');
  // Many milestones are listed: a dialog is made once it is opened.
  const [isNeeded, setNeeded] = useState(false);
  if ((isOpen || isLinked) && !isNeeded) setNeeded(true);
  const close = () => {
    dialog.close();
    if (!isLinked) return;
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('comments');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <CommentCount name={title} counts={counts} onOpen={dialog.open} />
      {isNeeded && (
        <SubjectComments
          subject={{ collaborationId, milestoneId: id }}
          name={title}
          opened={isOpen || isLinked}
          onClose={close}
        />
      )}
    </>
  );
}
