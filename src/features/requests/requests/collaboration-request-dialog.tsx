import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { GuardedDialog } from '#platform/web/dialogs/guarded-dialog.tsx';
import { useSession } from '#platform/web/session.tsx';
import { useCollaborationRequestForm } from './collaboration-request.form.ts';
import { CollaborationRequestAsked } from './collaboration-request-asked.tsx';
import classes from './collaboration-request-dialog.module.css';
import { CollaborationRequestFields } from './collaboration-request-fields.tsx';
import { CollaborationRequestGuest } from './collaboration-request-guest.tsx';
import { CollaborationRequestHeld } from './collaboration-request-held.tsx';
import { CollaborationRequestUnconfirmed } from './collaboration-request-unconfirmed.tsx';
import { CollaborationRequestWaiting } from './collaboration-request-waiting.tsx';
import { useWaitingRequestFrom, useWaitingRequestTo } from './collaboration-requests.api.ts';
import { ConnectionAnswer } from './connection-answer.tsx';
import type { PlannedAnswer } from './connection-list.tsx';

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
  const asked = useWaitingRequestFrom(target.id, opened && user !== null).data;
  const [answer, setAnswer] = useState<PlannedAnswer | null>(null);
  const [answering, { open: startAnswer, close: endAnswer }] = useDisclosure();

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
    setAnswer(null);
    form.reset();
    setHeldFor(null);
    onClose();
  };

  const content = (closeUnlessUnsaved: () => void): ReactNode => {
    if (heldFor) return <CollaborationRequestHeld email={heldFor} targetName={target.name} onClose={close} />;
    if (user && !user.email_confirmed) return <CollaborationRequestUnconfirmed />;
    if (opened && waiting) return <CollaborationRequestWaiting request={waiting} />;
    // Stays while it is answered, when it no longer waits.
    const request = answer?.request ?? asked;
    if (opened && request) {
      const accept = () => {
        setAnswer({ request, status: 'accepted' });
        startAnswer();
      };
      return <CollaborationRequestAsked request={request} onAccept={accept} />;
    }
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
    <>
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
      <ConnectionAnswer answer={answer} opened={answering} onClose={endAnswer} onDone={close} />
    </>
  );
}
