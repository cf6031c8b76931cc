import { useState } from 'react';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { useSession } from '#platform/web/session.tsx';
import { useCollaborationRequestForm } from './collaboration-request.form.ts';
import classes from './collaboration-request-dialog.module.css';
import { CollaborationRequestFields } from './collaboration-request-fields.tsx';
import { CollaborationRequestFooter } from './collaboration-request-footer.tsx';
import { CollaborationRequestGuest } from './collaboration-request-guest.tsx';
import { CollaborationRequestHeld } from './collaboration-request-held.tsx';
import { CollaborationRequestUnconfirmed } from './collaboration-request-unconfirmed.tsx';
import { CollaborationRequestWaiting } from './collaboration-request-waiting.tsx';
import { useWaitingRequestTo } from './collaboration-requests.api.ts';

interface CollaborationRequestDialogProps {
  /** The member to ask. */
  target: { id: string; name: string };
  opened: boolean;
  onClose: () => void;
}

/**
 * Asks a member for a collaboration; a member whose email is not verified learns what to do first. A guest says who
 * they are, and reads at the end what happens next.
 */
export function CollaborationRequestDialog({ target, opened, onClose }: CollaborationRequestDialogProps) {
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  /** The address of a guest whose request has arrived. */
  const [heldFor, setHeldFor] = useState<string | null>(null);
  const waiting = useWaitingRequestTo(target.id, opened && user !== null).data;

  const leave = () => {
    setAsking(false);
    setHeldFor(null);
    form.reset();
    onClose();
  };
  const arrived = () => {
    if (user) return leave();
    setHeldFor(form.values.guest_email.trim());
    form.reset();
  };
  const { form, submit, isSending } = useCollaborationRequestForm({
    target,
    isGuest: user === null,
    onSent: arrived,
  });
  const filled = form.isDirty();

  const keepEditing = () => {
    setAsking(false);
    // The button that was pressed is gone with the question.
    form.getInputNode('collaboration_objective')?.focus();
  };
  const tryToLeave = () => {
    if (isSending) return;
    if (asking) return keepEditing();
    if (filled) return setAsking(true);
    leave();
  };

  return (
    <>
      <WideDialog
        opened={opened}
        onClose={tryToLeave}
        title={
          <>
            Request Collaboration
            <span className={classes.target}>with {target.name}</span>
          </>
        }
        classNames={{ title: classes.title, header: classes.header }}
        size="38rem"
      >
        {heldFor ? (
          <CollaborationRequestHeld email={heldFor} targetName={target.name} onClose={leave} />
        ) : user && !user.email_confirmed ? (
          <CollaborationRequestUnconfirmed />
        ) : opened && waiting ? (
          <CollaborationRequestWaiting request={waiting} />
        ) : (
          <form noValidate onSubmit={submit}>
            {!user && <CollaborationRequestGuest form={form} targetName={target.name} />}
            <CollaborationRequestFields form={form} isGuest={!user} />
            <CollaborationRequestFooter
              sending={isSending}
              asking={asking}
              onCancel={tryToLeave}
              onKeep={keepEditing}
              onDiscard={leave}
            />
          </form>
        )}
      </WideDialog>
      <UnsavedChanges when={opened && filled && !isSending} />
    </>
  );
}
