import { Button } from '@mantine/core';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import type { ReviewedVerificationRequest } from './verification-review.contract.ts';
import classes from './verification-review.module.css';
import { VerificationRevocationDialog } from './verification-revocation-dialog.tsx';

/** Takes a granted level back. */
export function VerificationRevocation({ request }: { request: ReviewedVerificationRequest }) {
  const dialog = useSubjectDialog<void>();
  return (
    <>
      <Button variant="default" className={classes.revoke} onClick={() => dialog.open()}>
        Revoke this level
      </Button>
      <VerificationRevocationDialog
        key={dialog.opening}
        request={request}
        opened={dialog.opened}
        onClose={dialog.close}
      />
    </>
  );
}
