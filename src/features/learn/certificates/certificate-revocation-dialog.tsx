import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useRevokeCertificate } from './certificates.api.ts';
import { type CheckedCertificate, REVOCATION_REASON_MAX, RevocationInput } from './certificates.contract.ts';

interface CertificateRevocationDialogProps {
  certificate: CheckedCertificate;
  opened: boolean;
  onClose: () => void;
}

/** Asks an admin for a reason and revokes a certificate. Give it a new `key` each time it opens. */
export function CertificateRevocationDialog(props: CertificateRevocationDialogProps) {
  const { certificate, opened, onClose } = props;
  const revoke = useRevokeCertificate();
  const form = useForm({
    initialValues: { reason: '' },
    validate: (values) => inputErrors(RevocationInput, values),
  });
  const submit = (body: { reason: string }) =>
    revoke.mutate(
      { number: certificate.number, body },
      {
        onSuccess: () => {
          showToast({
            title: 'Certificate revoked',
            message: 'The holder gets an email with your reason.',
            tone: 'success',
          });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title="Revoke this certificate?"
      submitLabel="Revoke certificate"
      destructive
      unsaved={form.isDirty()}
      busy={revoke.isPending}
      failure={revoke.error && { title: 'Certificate not revoked', error: revoke.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>
        {certificate.number} is then shown as revoked to everyone who checks it, without a name. This cannot
        be undone, and the member gets no other certificate for this course.
      </p>
      <Textarea
        label="Reason"
        description={`The holder can read it. ${form.values.reason.length}/${REVOCATION_REASON_MAX}`}
        withAsterisk
        maxLength={REVOCATION_REASON_MAX}
        autosize
        minRows={3}
        {...form.getInputProps('reason')}
      />
    </RecordDialog>
  );
}
