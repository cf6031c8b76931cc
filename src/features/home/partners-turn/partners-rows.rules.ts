import { daysOverdue } from '#features/collaborations/milestones/overdue.rules.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import type { PartnersTurn, PartnersTurns } from './partners-turn.contract.ts';
import { placeOf, taskWords } from './waiting-words.rules.ts';

/** A line of what waits for partners. */
export interface PartnersRow {
  turn: PartnersTurn;
  to: string;
  what: string;
  about: string;
  when: string;
  isLate: boolean;
}

const SENT = '/profile?tab=connections&requests=sent';

/** Where the others of a list are, and what they are called. */
const MORE: Record<PartnersTurns['groups'][number]['of'], [one: string, many: string, to: string]> = {
  funds: ['step with money', 'steps with money', '/collaborations'],
  reports: ['report', 'reports', '/collaborations'],
  milestones: ['late milestone', 'late milestones', '/collaborations'],
  budgets: ['budget', 'budgets', '/collaborations'],
  requests: ['request', 'requests', SENT],
};

const who = ({ name, partners }: PartnersTurn) =>
  partners > 1 ? `${name} or ${partners - 1} other ${partners === 2 ? 'partner' : 'partners'}` : name;

/** Turns what waits for partners into a line. @param today ISO day in India. */
export function partnersRow(turn: PartnersTurn, today: string): PartnersRow {
  const isLate = turn.kind === 'milestone';
  const days = isLate ? daysOverdue({ status: 'active', due_date: turn.since }, today) : 0;
  return {
    turn,
    to: placeOf(turn) ?? SENT,
    what: `${who(turn)} is to ${taskWords(turn)}`,
    about: [turn.title, turn.collaboration_title].filter(Boolean).join(' · '),
    when: isLate
      ? `Overdue by ${days} ${days === 1 ? 'day' : 'days'}`
      : `Waiting since ${formatInstant(turn.since)}`,
    isLate,
  };
}

/** Says how many records a list has beyond those that are shown, and where they are; null for none. */
export function moreOf({ of, total, first }: PartnersTurns['groups'][number]) {
  const rest = total - first.length;
  const [one, many, to] = MORE[of];
  return rest > 0 ? { text: `and ${rest} more ${rest === 1 ? one : many}`, to } : null;
}
