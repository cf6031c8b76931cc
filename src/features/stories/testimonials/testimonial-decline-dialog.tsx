import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useDecideTestimonial } from './testimonial-review.api.ts';
import { DECLINE_REASON_MAX, type OwnTestimonial, TestimonialDecision } from './testimonials.contract.ts';

interface TestimonialDeclineDialogProps {
  story: OwnTestimonial;
  opened: boolean;
  onDeclined: () => void;
  onClose: () => void;
}

/** Declines a story with a reason. Give it a new `key` each time it opens. */
export function TestimonialDeclineDialog(props: TestimonialDeclineDialogProps) {
  const { story, opened, onDeclined, onClose } = props;
  const decide = useDecideTestimonial();
  const toBody = (reason: string) => ({ status: 'declined' as const, reason, version: story.version });
  return (
    <ReasonDialog
      opened={opened}
      title="Decline this story?"
      submitLabel="Decline story"
      destructive
      readers="The author can read it."
      maxLength={DECLINE_REASON_MAX}
      validate={(reason) => inputErrors(TestimonialDecision, toBody(reason))}
      call={decide}
      send={(reason) => decide.mutateAsync({ id: story.id, body: toBody(reason) })}
      failed="Story not declined"
      done={{ title: 'Story declined', message: 'The author can read your reason.' }}
      onDone={onDeclined}
      onClose={onClose}
    >
      The story of {story.name} will not be published. The author sees your reason under Profile, Stories, and
      can send another story.
    </ReasonDialog>
  );
}
