import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { GuardedDialog } from '#platform/web/dialogs/guarded-dialog.tsx';
import { useSession } from '#platform/web/session.tsx';
import { useCollaborationRequestForm } from './collaboration-request.form.ts';
import classes from './collaboration-request-dialog.module.css';
import { CollaborationRequestFields } from './collaboration-request-fields.tsx';
import { CollaborationRequestGuest } from './collaboration-request-guest.tsx';
import { CollaborationRequestHeld } from './collaboration-request-held.tsx';
import { CollaborationRequestUnconfirmed } from './collaboration-request-unconfirmed.tsx';
import { CollaborationRequestWaiting } from './collaboration-request-waiting.tsx';
import { useWaitingRequestTo } from './collaboration-requests.api.ts';

interface CollaborationRequestDialogProps {
  /** The member that the request goes to. */
  target: { id: string; name: string };
  opened: boolean;
  onClose: () => void;
}

/**
 * Requests a collaboration from a member. A sender whose email is not verified reads what to do first. A guest gives a
 * name and an email, and reads at the end what happens next.
 */
export function CollaborationRequestDialog({ target, opened, onClose }: CollaborationRequestDialogProps) {
  const { user } = useSession();
  /** The email of a guest whose request has arrived. */
  const [heldFor, setHeldFor] = useState<string | null>(null);
  const waiting = useWaitingRequestTo(target.id, opened && user !== null).data;

  const { form, submit, isSending } = useCollaborationRequestForm({
    target,
    isGuest: user === null,
    onSent: () => {
      if (user) return close();
      setHeldFor(form.values.guest_email.trim());
      form.reset();
    },
  });
  const close = () => {
    form.reset();
    setHeldFor(null);
    onClose();
  };

  const content = (closeUnlessUnsaved: () => void): ReactNode => {
    if (heldFor) return <CollaborationRequestHeld email={heldFor} targetName={target.name} onClose={close} />;
    if (user && !user.email_confirmed) return <CollaborationRequestUnconfirmed />;
    if (opened && waiting) return <CollaborationRequestWaiting request={waiting} />;
    return (
      <form noValidate onSubmit={submit}>
        {!user && <CollaborationRequestGuest form={form} targetName={target.name} />}
        <CollaborationRequestFields form={form} isGuest={!user} />
        <Group justify="flex-end" gap="sm" className={classes.actions}>
          <Button variant="default" onClick={closeUnlessUnsaved} disabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Submitting...' : 'Send request'}
          </Button>
        </Group>
      </form>
    );
  };

  return (
    <GuardedDialog
      opened={opened}
      title={
        <>
          Request Collaboration
          <span className={classes.target}>with {target.name}</span>
        </>
      }
      size="38rem"
      question="Discard this request?"
      unsaved={form.isDirty() && !isSending}
      busy={isSending}
      onClose={close}
    >
      {content}
    </GuardedDialog>
  );
}
