import { useCallback, useState } from 'react';

/** What a supporter has typed at a ticket and not sent yet. */
export interface TicketDraft {
  to: 'author' | 'team';
  answer: string;
  note: string;
  /** Ids of the messages that were on the screen when the answer was begun; null while there is none. */
  seen: string[] | null;
}

const EMPTY: TicketDraft = { to: 'author', answer: '', note: '', seen: null };

/** Keeps a draft for each ticket while the supporter goes from one to another. */
export function useTicketDrafts() {
  const [drafts, setDrafts] = useState<Record<string, TicketDraft>>({});
  const setDraft = useCallback(
    (ticketId: string, change: Partial<TicketDraft>) =>
      setDrafts((now) => ({ ...now, [ticketId]: { ...EMPTY, ...now[ticketId], ...change } })),
    [],
  );
  const draftOf = (ticketId: string): TicketDraft => drafts[ticketId] ?? EMPTY;
  const hasText = Object.values(drafts).some(({ answer, note }) => answer.trim() || note.trim());
  return { draftOf, setDraft, hasText };
}
