import type { updateTicket } from '#features/support/ticket-work/ticket-work.contract.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { showToast } from '#platform/web/toast.ts';
import { useUpdateTicket } from './ticket-desk.api.ts';

type Change = Omit<RouteInput<typeof updateTicket>['body'], 'version'>;

/** Changes facts of a ticket in one step and shows the outcome. */
export function useTicketChange({ id, number, version }: { id: string; number: string; version: number }) {
  const update = useUpdateTicket(id);
  const run = (change: Change, done: string, onDone?: () => void) =>
    update.mutate(
      { ...change, version },
      {
        onSuccess: () => {
          showToast({ title: done, message: number, tone: 'success' });
          onDone?.();
        },
        onError: (error) => {
          const isConflict = error instanceof CallFailure && error.status === 409;
          showToast({
            title: 'Ticket not changed',
            message: isConflict
              ? 'Someone else has just changed it. You see the latest state now; please try again.'
              : failureText(error, 'Please try again.'),
            tone: 'error',
          });
        },
      },
    );
  return { run, isPending: update.isPending };
}
export type TicketChange = ReturnType<typeof useTicketChange>;
