import { useDisclosure } from '@mantine/hooks';
import { CommentCount } from './comment-count.tsx';
import { SubjectComments } from './subject-comments.tsx';

interface MilestoneCommentsProps {
  collaborationId: string;
  milestone: { id: string; title: string };
}

/** The button with the number of comments on a milestone, and the dialog that it opens. */
export function MilestoneComments({ collaborationId, milestone: { id, title } }: MilestoneCommentsProps) {
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <CommentCount
        collaborationId={collaborationId}
        name={title}
        isSubject={({ milestone_id }) => milestone_id === id}
        onOpen={dialog.open}
      />
      <SubjectComments
        subject={{ collaborationId, milestoneId: id }}
        name={title}
        opened={opened}
        onClose={dialog.close}
      />
    </>
  );
}
