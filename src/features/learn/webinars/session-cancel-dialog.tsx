import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useCancelCourseSession } from './course-sessions.api.ts';
import { CANCEL_REASON_MAX, CancellationInput, type CourseSession } from './course-sessions.contract.ts';
import { sessionTime } from './course-sessions.rules.ts';

interface SessionCancelDialogProps {
  session: CourseSession;
  opened: boolean;
  onClose: () => void;
}

/** Cancels a date with a reason. Give it a new `key` each time it opens. */
export function SessionCancelDialog({ session, opened, onClose }: SessionCancelDialogProps) {
  const cancel = useCancelCourseSession();
  return (
    <ReasonDialog
      opened={opened}
      title="Cancel this date?"
      submitLabel="Cancel date"
      destructive
      readers="Everyone can read it."
      maxLength={CANCEL_REASON_MAX}
      validate={(reason) => inputErrors(CancellationInput, { reason })}
      call={cancel}
      send={(reason) => cancel.mutateAsync({ params: { id: session.id }, body: { reason } })}
      failed="Date not cancelled"
      done={{ title: 'Date cancelled', message: 'Its members get an email.' }}
      onClose={onClose}
    >
      The date on {sessionTime(session)} will not take place. This cannot be undone. Everyone who is
      registered or waits gets an email with your reason.
    </ReasonDialog>
  );
}
