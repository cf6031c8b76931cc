import {
  milestonePath,
  reportPath,
  workspacePath,
} from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { isOverdue } from '#features/collaborations/milestones/overdue.rules.ts';
import { daysBetween } from '#features/documents/documents/documents.rules.ts';
import {
  asSentence,
  FUND_BUTTONS,
  fundPath,
  fundTaskWords,
} from '#features/home/partners-turn/waiting-words.rules.ts';
import { NOTIFICATIONS_PATH } from '#features/notifications/notifications/notification-kinds.data.ts';
import { SETTINGS_PATH } from '#features/profiles/profile/profile-paths.rules.ts';
import { VERIFICATION_LEVEL_LABELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { ticketPath } from '#features/support/tickets/ticket-states.rules.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import type { Desk } from './desk.contract.ts';
import { reviewRows } from './review-rows.rules.ts';

/** A line of the desk: a link to what waits. */
export interface DeskRow {
  /** Unique among the rows. */
  key: string;
  kind:
    | 'request'
    | 'invitation'
    | 'report'
    | 'budget'
    | 'funds'
    | 'mention'
    | 'ticket'
    | 'join'
    | 'milestone'
    | 'rating'
    | 'document'
    | 'verification'
    | 'review';
  to: string;
  what: string;
  /** Who or what it belongs to. */
  about: string;
  /** Since when or by when, in words. */
  when: string;
  /** late: its day has passed. soon: it has a day. open: it has none. */
  state: 'late' | 'soon' | 'open';
  /** What the line's link does, in a word or two. */
  button: string;
  /** Id of the notification that the link reads. */
  reads?: string;
  /** On the last row of a kind of which there are more than the desk shows: their number, and where they are. */
  more?: { text: string; to: string };
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** "Overdue by 3 days", "Due today", "Due in 4 days". */
function dueIn(left: number): string {
  if (left < 0) return `Overdue by ${days(-left)}`;
  return left === 0 ? 'Due today' : `Due in ${days(left)}`;
}

/** "Expired on 3 Nov 2026", "Expires today", "Expires in 20 days"; the same of a level that ends. */
function endIn(day: string, left: number, [ended, ends]: [string, string]): string {
  if (left < 0) return `${ended} on ${formatDay(day)}`;
  return left === 0 ? `${ends} today` : `${ends} in ${days(left)}`;
}

const CONNECTIONS = '/profile?tab=connections';
const COLLABORATIONS = '/collaborations';

const requestRows = ({ requests }: Desk): DeskRow[] =>
  requests.first.map(({ id, name, objective, created_at }) => ({
    key: id,
    kind: 'request',
    to: `${CONNECTIONS}&request=${id}`,
    what: `${name} asks for a collaboration`,
    about: objective,
    when: `Waiting since ${formatInstant(created_at)}`,
    state: 'open',
    button: 'Answer',
  }));

const invitationRows = ({ invitations }: Desk): DeskRow[] =>
  invitations.first.map(({ id, name, collaboration_title, expires_at }) => ({
    key: id,
    kind: 'invitation',
    to: COLLABORATIONS,
    what: `${name} invites you to ${collaboration_title}`,
    about: 'Accept or decline the invitation',
    when: `Open until ${formatInstant(expires_at)}`,
    state: 'open',
    button: 'Answer',
  }));

const reportRows = ({ reports }: Desk): DeskRow[] =>
  reports.first.map(({ id, title, name, sent_at, collaboration_id, collaboration_title }) => ({
    key: id,
    kind: 'report',
    to: reportPath(collaboration_id, id),
    what: `${name} sent the report “${title}”`,
    about: `Accept or return it for ${collaboration_title}`,
    when: `Waiting since ${formatInstant(sent_at)}`,
    state: 'open',
    button: 'Read',
  }));

const budgetRows = ({ budgets }: Desk): DeskRow[] =>
  budgets.first.map(({ id, name, amount, created_at, collaboration_id, collaboration_title }) => ({
    key: id,
    kind: 'budget',
    to: workspacePath(collaboration_id),
    what: `${name} proposes a budget of ${formatRupeesShort(amount)}`,
    about: `Agree, decline or propose another for ${collaboration_title}`,
    when: `Waiting since ${formatInstant(created_at)}`,
    state: 'open',
    button: 'Answer',
  }));

const fundRows = ({ funds }: Desk): DeskRow[] =>
  funds.first.map((task) => ({
    key: `${task.id} ${task.task}`,
    kind: 'funds',
    to: fundPath(task),
    what: asSentence(fundTaskWords(task)),
    about: [task.name, task.grant_title, task.collaboration_title].join(' · '),
    when: `Waiting since ${formatInstant(task.since)}`,
    state: 'open',
    button: FUND_BUTTONS[task.task],
  }));

const mentionRows = ({ mentions }: Desk): DeskRow[] =>
  mentions.first.map(({ id, title, body, path, created_at }) => ({
    key: id,
    kind: 'mention',
    to: path,
    what: title,
    about: body ?? 'Read and reply',
    when: `Since ${formatInstant(created_at)}`,
    state: 'open',
    button: 'Read',
    reads: id,
  }));

const ticketRows = ({ tickets }: Desk): DeskRow[] =>
  tickets.first.map(({ id, number, subject, waiting_since }) => ({
    key: id,
    kind: 'ticket',
    to: ticketPath(number),
    what: `Support answered: ${subject}`,
    about: `Ticket ${number} waits for your answer`,
    when: `Waiting since ${formatInstant(waiting_since)}`,
    state: 'open',
    button: 'Reply',
  }));

const joinRows = ({ joins }: Desk): DeskRow[] =>
  joins.first.map(({ id, name, asked_at }) => ({
    key: id,
    kind: 'join',
    to: SETTINGS_PATH,
    what: `${name} asks to join your organisation`,
    about: 'Accept with a role, or decline',
    when: `Waiting since ${formatInstant(asked_at)}`,
    state: 'open',
    button: 'Answer',
  }));

const milestoneRows = ({ milestones }: Desk, today: string): DeskRow[] =>
  milestones.first.map(({ id, title, due_date, partner, collaboration_id, collaboration_title }) => {
    const left = daysBetween(today, due_date);
    return {
      key: id,
      kind: 'milestone',
      to: milestonePath(collaboration_id, id),
      what: title,
      about: [partner, `Milestone of ${collaboration_title}`].filter(Boolean).join(' · '),
      when: dueIn(left),
      state: isOverdue({ status: 'active', due_date }, today) ? 'late' : 'soon',
      button: 'Open',
    };
  });

const ratingRows = ({ ratings }: Desk): DeskRow[] =>
  ratings.first.map(({ profile_id, name, collaboration_id, collaboration_title }) => ({
    key: collaboration_id + profile_id,
    kind: 'rating',
    to: workspacePath(collaboration_id),
    what: `Rate ${name}`,
    about: `Your work on ${collaboration_title} is completed`,
    when: 'Not rated yet',
    state: 'open',
    button: 'Rate',
  }));

const documentRows = ({ documents }: Desk, today: string): DeskRow[] =>
  documents.first.map(({ id, name, expires_on }) => {
    const left = daysBetween(today, expires_on);
    return {
      key: id,
      kind: 'document',
      to: `/documents?document=${id}`,
      what: name,
      about: 'Document in your vault',
      when: endIn(expires_on, left, ['Expired', 'Expires']),
      state: left < 0 ? 'late' : 'soon',
      button: 'Renew',
    };
  });

const VERIFICATION_STEPS = {
  refused: 'Read the reason, and ask again',
  ending: 'Renew it before it ends',
  ended: 'Ask for it again',
};

function verificationRows({ verification }: Desk, today: string): DeskRow[] {
  if (!verification) return [];
  const { level, cause, day } = verification;
  const left = daysBetween(today, day);
  return [
    {
      key: 'verification',
      kind: 'verification',
      to: '/verification',
      what: `Verification level ${level}: ${VERIFICATION_LEVEL_LABELS[level].toLowerCase()}`,
      about: VERIFICATION_STEPS[cause],
      when:
        cause === 'refused'
          ? `Refused on ${formatDay(day)}`
          : endIn(day, cause === 'ended' ? -1 : left, ['Ended', 'Ends']),
      state: cause === 'ending' ? 'soon' : 'late',
      button: 'Open',
    },
  ];
}

/** Adds to the last of the rows how many there are beyond them. */
function withMore(rows: DeskRow[], total: number, what: [one: string, many: string], to: string): DeskRow[] {
  const rest = total - rows.length;
  const last = rows.at(-1);
  if (rest <= 0 || !last) return rows;
  const more = { text: `and ${rest} more ${rest === 1 ? what[0] : what[1]}`, to };
  return [...rows.slice(0, -1), { ...last, more }];
}

/**
 * Turns the desk into lines: what is late first, then each kind in turn.
 * @param today ISO day in India.
 */
export function deskRows(desk: Desk, today: string): DeskRow[] {
  const { requests, invitations, reports, budgets, funds, mentions, tickets, joins } = desk;
  const { milestones, ratings, documents } = desk;
  const rows = [
    ...withMore(requestRows(desk), requests.total, ['request', 'requests'], CONNECTIONS),
    ...withMore(invitationRows(desk), invitations.total, ['invitation', 'invitations'], COLLABORATIONS),
    ...withMore(reportRows(desk), reports.total, ['report', 'reports'], COLLABORATIONS),
    ...withMore(budgetRows(desk), budgets.total, ['budget', 'budgets'], COLLABORATIONS),
    ...withMore(fundRows(desk), funds.total, ['step with money', 'steps with money'], COLLABORATIONS),
    ...withMore(mentionRows(desk), mentions.total, ['mention', 'mentions'], NOTIFICATIONS_PATH),
    ...withMore(ticketRows(desk), tickets.total, ['ticket', 'tickets'], '/support?tab=tickets'),
    ...withMore(joinRows(desk), joins.total, ['person', 'people'], SETTINGS_PATH),
    ...withMore(milestoneRows(desk, today), milestones.total, ['milestone', 'milestones'], COLLABORATIONS),
    ...withMore(ratingRows(desk), ratings.total, ['partner to rate', 'partners to rate'], COLLABORATIONS),
    ...withMore(documentRows(desk, today), documents.total, ['document', 'documents'], '/documents'),
    ...verificationRows(desk, today),
    ...reviewRows(desk.review),
  ];
  return [...rows.filter(({ state }) => state === 'late'), ...rows.filter(({ state }) => state !== 'late')];
}
