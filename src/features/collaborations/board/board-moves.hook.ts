import { useCallback, useRef, useState } from 'react';
import {
  needsReason,
  nextStatuses,
  STATUS_NOT_ALLOWED_WORDS,
} from '#features/collaborations/collaboration/collaboration-status.rules.ts';
import { useMoveCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import type {
  Collaboration,
  CollaborationStatus,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast } from '#platform/web/toast.ts';

/** How long the notice with the next step shows, in milliseconds. */
const NEXT_STEP_MS = 8000;

/**
 * Moves cards of the board. One that needs a reason opens its dialog; one that is to be completed at 0 % is asked about; one that is refused goes back with a message; one that is
 * completed offers the workspace, which asks for the closing note.
 * @returns `takesFocus`: says if a card that is drawn takes the focus, since it was moved with its menu.
 */
export function useBoardMoves(onOpenWorkspace: (id: string) => void) {
  const mutation = useMoveCollaboration();
  const cancelling = useSubjectDialog<Collaboration>();
  const completing = useSubjectDialog<{ collaboration: Collaboration; byMenu: boolean }>();
  const [note, setNote] = useState('');
  const toFocus = useRef<string | null>(null);
  const takesFocus = useCallback((id: string) => toFocus.current === id, []);
  const refuse = (collaboration: Collaboration, message: string) => {
    setNote('');
    showToast({ title: `“${collaboration.title}” was not moved`, message, tone: 'error' });
  };
  const move = (collaboration: Collaboration, status: CollaborationStatus, byMenu = false) => {
    if (!nextStatuses(collaboration.status, collaboration.own_role).includes(status)) {
      return refuse(collaboration, STATUS_NOT_ALLOWED_WORDS);
    }
    if (needsReason(status)) return cancelling.open(collaboration);
    if (status === 'completed' && collaboration.progress_percentage === 0) {
      return completing.open({ collaboration, byMenu });
    }
    send(collaboration, status, byMenu);
  };
  const send = (collaboration: Collaboration, status: CollaborationStatus, byMenu: boolean) => {
    const { id, title } = collaboration;
    toFocus.current = byMenu ? id : null;
    setNote(`“${title}” moved to ${status}`);
    mutation.mutate(
      { collaboration, status },
      {
        onSuccess: () => {
          toFocus.current = null;
          if (status !== 'completed') return;
          showToast({
            title: 'Collaboration completed',
            message: 'Please write a closing note and rate your partners.',
            tone: 'success',
            duration: NEXT_STEP_MS,
            action: { label: 'Open workspace', run: () => onOpenWorkspace(id) },
          });
        },
        onError: (error) => refuse(collaboration, failureText(error, 'Please try again.')),
      },
    );
  };
  const completeAsked = () => {
    completing.close();
    if (completing.subject) send(completing.subject.collaboration, 'completed', completing.subject.byMenu);
  };
  return { move, cancelling, completing, completeAsked, note, takesFocus };
}
