import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import classes from '#features/verification/verification/verification-dialog.module.css';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
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

/** Asks for a reason and revokes a granted level. Give it a new `key` each time it opens. */
export function VerificationRevocationDialog(props: VerificationRevocationDialogProps) {
  const { request, opened, onClose } = props;
  const revoke = useRevokeVerification(request.id);
  const form = useForm({
    initialValues: { reason: '' },
    validate: (values) => inputErrors(VerificationRevocation, values),
  });
  const submit = (values: { reason: string }) =>
    revoke.mutate(values, {
      onSuccess: () => {
        showToast({
          title: 'Level revoked',
          message: 'The member will be notified by email.',
          tone: 'success',
        });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <RecordDialog
      opened={opened}
      title={`Revoke level ${request.level}?`}
      submitLabel={`Revoke level ${request.level}`}
      destructive
      unsaved={form.isDirty()}
      busy={revoke.isPending}
      failure={revoke.error && { title: 'Level not revoked', error: revoke.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <div className={classes.about}>
        <p>
          {request.member_name} loses this level and every higher level immediately. We email them your
          reason, and they can ask again.
        </p>
      </div>
      <Textarea
        label="Reason"
        description={`The member can read it. ${form.values.reason.length}/${VERIFICATION_REASON_MAX}`}
        withAsterisk
        maxLength={VERIFICATION_REASON_MAX}
        autosize
        minRows={3}
        {...form.getInputProps('reason')}
      />
    </RecordDialog>
  );
}
