import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useRevokeVerification } from './verification-review.api.ts';
import {
  type ReviewedVerificationRequest,
  VERIFICATION_REASON_MAX,
  VerificationRevocation,
} from './verification-review.contract.ts';

interface VerificationRevocationDialogProps {
  request: ReviewedVerificationRequest;
  opened: boolean;
  onClose: () => void;
}

/** Revokes a granted level with a reason. Give it a new `key` each time it opens. */
export function VerificationRevocationDialog(props: VerificationRevocationDialogProps) {
  const { request, opened, onClose } = props;
  const revoke = useRevokeVerification(request.id);
  return (
    <ReasonDialog
      opened={opened}
      title={`Revoke level ${request.level}?`}
      submitLabel={`Revoke level ${request.level}`}
      destructive
      readers="The member can read it."
      maxLength={VERIFICATION_REASON_MAX}
      validate={(reason) => inputErrors(VerificationRevocation, { reason })}
      call={revoke}
      send={(reason) => revoke.mutateAsync({ reason })}
      failed="Level not revoked"
      done={{ title: 'Level revoked', message: 'The member will be notified by email.' }}
      onClose={onClose}
    >
      {request.member_name} loses this level and every higher level immediately. We email them your reason,
      and they can ask again.
    </ReasonDialog>
  );
}
