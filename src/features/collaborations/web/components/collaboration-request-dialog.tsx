import { useState } from 'react';
import { useSession } from '#platform/web/session.tsx';
import { UnsavedChanges } from '#platform/web/ui/unsaved-changes.tsx';
import classes from './collaboration-request-dialog.module.css';
import { CollaborationRequestDiscard } from './collaboration-request-discard.tsx';
import { CollaborationRequestForm, type RequestFormState } from './collaboration-request-form.tsx';
import { CollaborationRequestUnconfirmed } from './collaboration-request-unconfirmed.tsx';
import { WideDialog } from './wide-dialog.tsx';

interface CollaborationRequestDialogProps {
  /** The member to ask. */
  target: { id: string; name: string };
  opened: boolean;
  onClose: () => void;
}

/** Asks a member for a collaboration; a member whose email is not verified learns what to do first. */
export function CollaborationRequestDialog({ target, opened, onClose }: CollaborationRequestDialogProps) {
  const { user } = useSession();
  const [formState, setFormState] = useState<RequestFormState>('untouched');
  const [asking, setAsking] = useState(false);

  const leave = () => {
    setAsking(false);
    setFormState('untouched');
    onClose();
  };
  const tryToLeave = () => {
    if (formState === 'untouched') leave();
    // A second Escape takes the question back, not the text.
    if (formState === 'filled') setAsking(!asking);
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
        {user?.email_confirmed ? (
          <CollaborationRequestForm
            target={target}
            onStateChange={setFormState}
            onSent={leave}
            onCancel={tryToLeave}
            question={
              asking && <CollaborationRequestDiscard onKeep={() => setAsking(false)} onDiscard={leave} />
            }
          />
        ) : (
          <CollaborationRequestUnconfirmed />
        )}
      </WideDialog>
      <UnsavedChanges when={opened && formState === 'filled'} />
    </>
  );
}
