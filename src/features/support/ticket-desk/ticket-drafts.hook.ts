import { useCallback, useState } from 'react';
import type { TicketFile } from '#features/support/tickets/support-tickets.contract.ts';

/** What a supporter has typed at a ticket and not sent yet. */
export interface TicketDraft {
  to: 'author' | 'team';
  answer: string;
  note: string;
  /** Stored files that go with the answer. */
  files: TicketFile[];
  /** Ids of the messages that were on the screen when the answer was begun; null while there is none. */
  seen: string[] | null;
}

const EMPTY: TicketDraft = { to: 'author', answer: '', note: '', files: [], seen: null };

/** A change of a draft: the new values, or how they follow from the present ones. */
export type DraftChange = Partial<TicketDraft> | ((now: TicketDraft) => Partial<TicketDraft>);

/** Keeps a draft for each ticket while the supporter goes from one to another. */
export function useTicketDrafts() {
  const [drafts, setDrafts] = useState<Record<string, TicketDraft>>({});
  const setDraft = useCallback(
    (ticketId: string, change: DraftChange) =>
      setDrafts((now) => {
        const draft = { ...EMPTY, ...now[ticketId] };
        return {
          ...now,
          [ticketId]: { ...draft, ...(typeof change === 'function' ? change(draft) : change) },
        };
      }),
    [],
  );
  const draftOf = (ticketId: string): TicketDraft => drafts[ticketId] ?? EMPTY;
  const hasContent = Object.values(drafts).some(
    ({ answer, note, files }) => answer.trim() || note.trim() || files.length > 0,
  );
  return { draftOf, setDraft, hasContent };
}
