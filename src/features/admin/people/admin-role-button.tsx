import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SecondFactorInput } from '#features/accounts/two-factor/second-factor-input.tsx';
import { useOwnCode } from '#features/accounts/two-factor/two-factor.api.ts';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useChangeAdminRole } from './people.api.ts';
import type { Person } from './people.contract.ts';
import classes from './people.module.css';

interface AdminRoleButtonProps {
  person: Person;
  /** True on the admin's own page. */
  isSelf: boolean;
}

/** Makes a member an admin, or takes that away, with a code of the admin's own authenticator app. */
export function AdminRoleButton({ person, isSelf }: AdminRoleButtonProps) {
  const dialog = useSubjectDialog<null>();
  const isAdmin = person.is_admin;
  const label = isAdmin ? (isSelf ? 'Give up admin rights' : 'Take away admin rights') : 'Make an admin';
  return (
    <>
      <Button variant="default" onClick={() => dialog.open(null)}>
        {label}
      </Button>
      {dialog.opening > 0 && (
        <AdminRoleDialog
          key={dialog.opening}
          person={person}
          isSelf={isSelf}
          label={label}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

interface AdminRoleDialogProps extends AdminRoleButtonProps {
  label: string;
  opened: boolean;
  onClose: () => void;
}

function AdminRoleDialog({ person, isSelf, label, opened, onClose }: AdminRoleDialogProps) {
  const { id, name, is_admin } = person;
  const change = useChangeAdminRole(id);
  const { asksCode, onRefused } = useOwnCode();
  const form = useForm({
    initialValues: { code: '' },
    validate: ({ code }) => (asksCode ? codeErrors(code) : {}),
  });
  const submit = ({ code }: { code: string }) =>
    change.mutate(
      { is_admin: !is_admin, ...(asksCode && { code }) },
      {
        onSuccess: () => {
          onClose();
          showToast({
            title: is_admin ? 'Admin rights taken away' : 'New admin',
            message: `${name} gets an email about it.`,
            tone: 'success',
          });
        },
        onError: (error) => {
          onRefused(error);
          showFieldErrors(form, error);
        },
      },
    );
  const hasFieldError = Boolean(form.errors.code);
  return (
    <RecordDialog
      opened={opened}
      title={`${label}?`}
      submitLabel={label}
      destructive={is_admin}
      unsaved={false}
      busy={change.isPending}
      failure={change.error && !hasFieldError ? { title: 'Not changed', error: change.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p className={classes.words}>
        {is_admin
          ? `${isSelf ? 'You lose' : `${name} loses`} the admin area at once, and the profile is in the marketplace again.`
          : `${name} can read and change everything in the admin area, once two-factor sign-in is on. The profile leaves the marketplace.`}
      </p>
      {asksCode && <SecondFactorInput withAsterisk {...form.getInputProps('code')} />}
    </RecordDialog>
  );
}

const codeErrors = (code: string) => {
  const { error } = SecondFactorCode.safeParse(code);
  return error ? { code: error.issues[0]?.message ?? '' } : {};
};
