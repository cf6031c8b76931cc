import {
  type CourseProposal,
  ProposalDecision,
  REMARK_MAX,
} from '#features/learn/course-proposals/course-proposals.contract.ts';
import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useDecideProposal } from './course-review.api.ts';

const WORDS = {
  returned: {
    title: 'Return this course?',
    submit: 'Return course',
    text: 'The author can change it and submit it again.',
    done: 'Course returned',
  },
  declined: {
    title: 'Decline this course?',
    submit: 'Decline course',
    text: 'It cannot be changed or submitted again.',
    done: 'Course declined',
  },
};

interface CourseRemarkDialogProps {
  proposal: CourseProposal;
  status: 'returned' | 'declined';
  onDecided: () => void;
  onClose: () => void;
}

/** Returns or declines a course with a remark. */
export function CourseRemarkDialog({ proposal, status, onDecided, onClose }: CourseRemarkDialogProps) {
  const { id, revision, slug } = proposal;
  const words = WORDS[status];
  const decide = useDecideProposal(id);
  const toBody = (remark: string) => ({ revision, status, remark });
  return (
    <ReasonDialog
      opened
      title={words.title}
      submitLabel={words.submit}
      destructive={status === 'declined'}
      name="remark"
      label="Remark"
      readers="The author can read it."
      maxLength={REMARK_MAX}
      validate={(remark) => inputErrors(ProposalDecision, toBody(remark))}
      call={decide}
      send={(remark) => decide.mutateAsync(toBody(remark))}
      failed="Not saved"
      done={{ title: words.done, message: 'The author gets your words by email.' }}
      onDone={onDecided}
      onClose={onClose}
    >
      {slug && status === 'declined'
        ? 'The published version stays, and can be changed in another way.'
        : words.text}
    </ReasonDialog>
  );
}
