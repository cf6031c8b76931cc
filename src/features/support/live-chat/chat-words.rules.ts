import { formatTime } from '#platform/contract/dates.ts';
import type { Chat } from './live-chat.contract.ts';

const ENDED: Record<NonNullable<Chat['ended_because']>, string> = {
  'nobody-came': 'Nobody could answer in time.',
  silence: 'This chat has ended because nobody wrote for 30 minutes.',
  member: 'This chat has ended.',
  supporter: 'This chat has ended.',
};

/** State of a chat in the words of its member. */
export function memberWords({ state, supporter, waits_until, ended_because, ticket_number }: Chat): string {
  if (state === 'waiting') {
    return `We have asked the support team. If nobody answers by ${formatTime(waits_until)}, your question becomes a ticket.`;
  }
  if (state === 'open') return `${supporter?.name ?? 'A supporter'} of the support team is here.`;
  const kept = ticket_number ? ` You find the conversation in ticket ${ticket_number}.` : '';
  return ENDED[ended_because ?? 'member'] + kept;
}
