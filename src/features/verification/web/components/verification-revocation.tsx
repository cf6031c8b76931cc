import { Alert, Button, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { GuardedDialog } from '#features/profiles/web/components/guarded-dialog.tsx';
import {
  type ReviewedVerificationRequest,
  VERIFICATION_REASON_MAX,
  VerificationRevocation as VerificationRevocationInput,
} from '#features/verification/verification-review.contract.ts';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useRevokeVerification } from '../verification-review.api.ts';
import classes from './verification-review.module.css';

/** Takes a granted level back, after asking for the reason. */
export function VerificationRevocation({ request }: { request: ReviewedVerificationRequest }) {
  const [opened, { open, close }] = useDisclosure();
  const revoke = useRevokeVerification(request.id);
  const form = useForm({
    initialValues: { reason: '' },
    validate: (values) => inputErrors(VerificationRevocationInput, values),
  });
  const submit = (values: { reason: string }) =>
    revoke.mutate(values, {
      onSuccess: () => {
        showToast({ title: 'Level revoked', message: 'The member was told by mail.', tone: 'success' });
        close();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <>
      <Button variant="default" className={classes.revoke} onClick={open}>
        Revoke this level
      </Button>
      <GuardedDialog
        opened={opened}
        title={`Revoke level ${request.level}?`}
        size="34rem"
        unsaved={form.isDirty()}
        busy={revoke.isPending}
        onClose={close}
      >
        {(cancel) => (
          <form onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))} noValidate>
            <Stack>
              <p>
                {request.member_name} loses this level at once, and those above it. They are told by mail,
                with your reason, and can ask again.
              </p>
              <Textarea
                label="Reason"
                description={`The member reads it. ${form.values.reason.length}/${VERIFICATION_REASON_MAX}`}
                withAsterisk
                maxLength={VERIFICATION_REASON_MAX}
                autosize
                minRows={3}
                {...form.getInputProps('reason')}
              />
              {revoke.error && (
                <Alert color="brick" role="alert" title="Level not revoked">
                  {revoke.error.message}
                </Alert>
              )}
              <Button type="submit" color="brick" loading={revoke.isPending}>
                Revoke level {request.level}
              </Button>
              <Button variant="default" onClick={cancel} disabled={revoke.isPending}>
                Cancel
              </Button>
            </Stack>
          </form>
        )}
      </GuardedDialog>
    </>
  );
}
