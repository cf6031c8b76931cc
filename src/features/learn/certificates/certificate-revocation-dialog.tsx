import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useRevokeCertificate } from './certificates.api.ts';
import { type CheckedCertificate, REVOCATION_REASON_MAX, RevocationInput } from './certificates.contract.ts';

interface CertificateRevocationDialogProps {
  certificate: CheckedCertificate;
  opened: boolean;
  onClose: () => void;
}

/** Lets an admin revoke a certificate with a reason. Give it a new `key` each time it opens. */
export function CertificateRevocationDialog(props: CertificateRevocationDialogProps) {
  const { certificate, opened, onClose } = props;
  const { number } = certificate;
  const revoke = useRevokeCertificate();
  return (
    <ReasonDialog
      opened={opened}
      title="Revoke this certificate?"
      submitLabel="Revoke certificate"
      destructive
      readers="The holder can read it."
      maxLength={REVOCATION_REASON_MAX}
      validate={(reason) => inputErrors(RevocationInput, { reason })}
      call={revoke}
      send={(reason) => revoke.mutateAsync({ number, body: { reason } })}
      failed="Certificate not revoked"
      done={{ title: 'Certificate revoked', message: 'The holder gets an email with your reason.' }}
      onClose={onClose}
    >
      {number} is then shown as revoked to everyone who checks it, without a name. This cannot be undone, and
      the member gets no other certificate for this course.
    </ReasonDialog>
  );
}
