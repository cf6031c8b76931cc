import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useDecideCaseStudy } from './case-study-review.api.ts';
import { CaseStudyDecision, REMARK_MAX, type ReviewedCaseStudy } from './case-study-review.contract.ts';

const WORDS = {
  returned: {
    title: 'Return this story?',
    button: 'Return story',
    about: 'The author reads your remark, can change the story and send it again.',
    done: 'Success story returned',
    failed: 'Story not returned',
  },
  declined: {
    title: 'Decline this story?',
    button: 'Decline story',
    about: 'The author reads your remark. A declined story cannot be sent again.',
    done: 'Success story declined',
    failed: 'Story not declined',
  },
};

interface CaseStudyDecisionDialogProps {
  story: ReviewedCaseStudy;
  decision: keyof typeof WORDS;
  opened: boolean;
  onDecided: () => void;
  onClose: () => void;
}

/** Returns or declines a story with a remark. Give it a new `key` each time it opens. */
export function CaseStudyDecisionDialog(props: CaseStudyDecisionDialogProps) {
  const { story, decision, opened, onDecided, onClose } = props;
  const { id, version, status, is_public } = story;
  const words = WORDS[decision];
  const decide = useDecideCaseStudy();
  const toBody = (remark: string) => ({ decision, remark, version });
  return (
    <ReasonDialog
      opened={opened}
      title={words.title}
      submitLabel={words.button}
      destructive={decision === 'declined'}
      name="remark"
      label="Remark"
      readers="The author can read it."
      maxLength={REMARK_MAX}
      validate={(remark) => inputErrors(CaseStudyDecision, toBody(remark))}
      call={decide}
      send={(remark) => decide.mutateAsync({ id, body: toBody(remark) })}
      failed={words.failed}
      done={{ title: words.done, message: 'The author can read your remark.' }}
      onDone={onDecided}
      onClose={onClose}
    >
      {words.about}
      {is_public && status === 'pending' && ' The version that is published stays.'}
      {is_public && status !== 'pending' && ' The published version is taken down, with its views and likes.'}
    </ReasonDialog>
  );
}
