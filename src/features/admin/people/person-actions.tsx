import { Button } from '@mantine/core';
import { EndMemberSessions } from '#features/accounts/sessions/end-member-sessions.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { AdminRoleButton } from './admin-role-button.tsx';
import { MergeButton } from './merge-button.tsx';
import {
  useForgetDevices,
  useResendPersonVerification,
  useRestorePerson,
  useSuspendPerson,
} from './people.api.ts';
import { PEOPLE_REASON_MAX, type Person, PersonReasonInput } from './people.contract.ts';
import classes from './people.module.css';

/** What both dialogs share. */
const REASON = {
  readers: 'The member gets it by email.',
  maxLength: PEOPLE_REASON_MAX,
  validate: (reason: string) => inputErrors(PersonReasonInput, { reason }),
  failed: 'Not done',
};

/** What an admin can do about a member. */
export function PersonActions({ person }: { person: Person }) {
  const { id, name, email_confirmed, suspended_at, is_admin, merged_into, deletion_due_at } = person;
  const forgetDevices = useForgetDevices(id);
  const isSelf = useSession().user?.account_id === id;
  if (merged_into) return null;
  return (
    <div className={classes.actions}>
      {!email_confirmed && !suspended_at && <ResendButton id={id} />}
      {!isSelf && !suspended_at && <EndMemberSessions id={id} name={name} onEnded={forgetDevices} />}
      {email_confirmed && !suspended_at && <AdminRoleButton person={person} isSelf={isSelf} />}
      {!suspended_at && !is_admin && !deletion_due_at && <MergeButton person={person} />}
      {suspended_at ? <RestoreButton person={person} /> : !is_admin && <SuspendButton person={person} />}
    </div>
  );
}

function ResendButton({ id }: { id: string }) {
  const resend = useResendPersonVerification(id);
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ message }) => showToast({ title: 'Email sent', message, tone: 'success' }),
      onError: (error) =>
        showToast({ title: 'Not sent', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  return (
    <Button variant="default" loading={resend.isPending} onClick={send}>
      Resend the verification email
    </Button>
  );
}

function SuspendButton({ person: { id, name, deletion_due_at } }: { person: Person }) {
  const dialog = useSubjectDialog<null>();
  const suspend = useSuspendPerson(id);
  return (
    <>
      <Button color="brick" variant="outline" onClick={() => dialog.open(null)}>
        Suspend
      </Button>
      {dialog.opening > 0 && (
        <ReasonDialog
          key={dialog.opening}
          opened={dialog.opened}
          title="Suspend this member?"
          submitLabel="Suspend"
          destructive
          {...REASON}
          call={suspend}
          send={(reason) => suspend.mutateAsync({ reason })}
          done={{ title: 'Suspended', message: `${name} was signed out everywhere and gets an email.` }}
          onClose={dialog.close}
        >
          {name} is signed out everywhere and cannot sign in, and the profile leaves the marketplace at once.{' '}
          {deletion_due_at
            ? `The account is still erased on ${formatInstant(deletion_due_at)}, as its owner asked.`
            : 'Nothing is deleted: you can restore the member.'}
        </ReasonDialog>
      )}
    </>
  );
}

function RestoreButton({ person: { id, name } }: { person: Person }) {
  const dialog = useSubjectDialog<null>();
  const restore = useRestorePerson(id);
  return (
    <>
      <Button onClick={() => dialog.open(null)}>Restore</Button>
      {dialog.opening > 0 && (
        <ReasonDialog
          key={dialog.opening}
          opened={dialog.opened}
          title="Restore this member?"
          submitLabel="Restore"
          {...REASON}
          call={restore}
          send={(reason) => restore.mutateAsync({ reason })}
          done={{ title: 'Restored', message: `${name} can sign in again and gets an email.` }}
          onClose={dialog.close}
        >
          {name} can sign in again, and the profile is back in the marketplace.
        </ReasonDialog>
      )}
    </>
  );
}
