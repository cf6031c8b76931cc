import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';
import { WideDialog } from './wide-dialog.tsx';

interface GuardedDialogProps {
  opened: boolean;
  title: ReactNode;
  size: string;
  /** Question to ask before unsaved changes are lost. */
  question?: string;
  /** True if there are unsaved changes. */
  unsaved: boolean;
  /** While something is being saved it stays open. */
  busy?: boolean;
  onClose: () => void;
  /** `close` asks first if there is anything to lose. */
  children: (close: () => void) => ReactNode;
}

/** Which tab, page or record is shown is in the address: another one takes the dialog away. */
const isElsewhere = (from: Location, to: Location) =>
  from.pathname !== to.pathname || from.search !== to.search;

/** A dialog for work that does not lose what was entered in it without asking. */
export function GuardedDialog({
  question = 'Discard your changes?',
  unsaved,
  busy,
  onClose,
  children,
  ...dialog
}: GuardedDialogProps) {
  const [leaving, setLeaving] = useState(false);
  const atRisk = dialog.opened && unsaved;
  const discarded = useRef(false);
  useEffect(() => {
    if (dialog.opened) discarded.current = false;
  }, [dialog.opened]);
  const close = () => {
    // Closing may be a step in the history itself.
    discarded.current = true;
    setLeaving(false);
    onClose();
  };
  const closeUnlessUnsaved = () => {
    if (busy) return;
    // Not within the key press itself: the question would take the same Escape as its answer.
    if (atRisk) setTimeout(() => setLeaving(true));
    else close();
  };
  return (
    <WideDialog {...dialog} onClose={closeUnlessUnsaved}>
      {children(closeUnlessUnsaved)}
      <ConfirmDialog
        opened={leaving}
        title={question}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        destructive
        returnFocus={dialog.opened}
        onConfirm={close}
        onClose={() => setLeaving(false)}
      >
        What you have entered here will be lost.
      </ConfirmDialog>
      <UnsavedChanges when={atRisk} leaves={(from, to) => !discarded.current && isElsewhere(from, to)} />
    </WideDialog>
  );
}
