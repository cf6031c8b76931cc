import { reportPath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { isOverdue } from '#features/collaborations/milestones/overdue.rules.ts';
import { daysBetween } from '#features/documents/documents/documents.rules.ts';
import { VERIFICATION_LEVEL_LABELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import type { Desk } from './desk.contract.ts';

/** A line of the desk: a link to what waits. */
export interface DeskRow {
  /** Unique among the rows. */
  key: string;
  kind:
    | 'request'
    | 'invitation'
    | 'report'
    | 'budget'
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
  }));

const budgetRows = ({ budgets }: Desk): DeskRow[] =>
  budgets.first.map(({ id, name, amount, created_at, collaboration_id, collaboration_title }) => ({
    key: id,
    kind: 'budget',
    to: `/collaborations?workspace=${collaboration_id}`,
    what: `${name} proposes a budget of ${formatRupeesShort(amount)}`,
    about: `Agree, decline or propose another for ${collaboration_title}`,
    when: `Waiting since ${formatInstant(created_at)}`,
    state: 'open',
  }));

const milestoneRows = ({ milestones }: Desk, today: string): DeskRow[] =>
  milestones.first.map(({ id, title, due_date, collaboration_id, collaboration_title }) => {
    const left = daysBetween(today, due_date);
    return {
      key: id,
      kind: 'milestone',
      to: `/collaborations?workspace=${collaboration_id}&milestone=${id}`,
      what: title,
      about: `Milestone of ${collaboration_title}`,
      when: dueIn(left),
      state: isOverdue({ status: 'active', due_date }, today) ? 'late' : 'soon',
    };
  });

const ratingRows = ({ ratings }: Desk): DeskRow[] =>
  ratings.first.map(({ profile_id, name, collaboration_id, collaboration_title }) => ({
    key: collaboration_id + profile_id,
    kind: 'rating',
    to: `/collaborations?workspace=${collaboration_id}`,
    what: `Rate ${name}`,
    about: `Your work on ${collaboration_title} is completed`,
    when: 'Not rated yet',
    state: 'open',
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
    },
  ];
}

type Reviews = NonNullable<Desk['review']>;

const REVIEWS: [of: keyof Reviews, to: string, one: string, many: string, about: string][] = [
  [
    'verifications',
    '/admin/verifications',
    'verification request',
    'verification requests',
    'Check the papers',
  ],
  ['tickets', '/admin/tickets?status=open', 'open support ticket', 'open support tickets', 'Read and answer'],
  [
    'late_tickets',
    '/admin/tickets?late=true',
    'late support ticket',
    'late support tickets',
    'Answer them first',
  ],
  [
    'grievances',
    '/admin/grievances',
    'grievance without a decision',
    'grievances without a decision',
    'Acknowledge and decide',
  ],
  [
    'late_grievances',
    '/admin/grievances?state=late',
    'late grievance',
    'late grievances',
    'A time of the law has passed',
  ],
  ['requests', '/admin/requests', 'request from a guest', 'requests from guests', 'Pass on, edit or refuse'],
  [
    'demos',
    '/admin/demos?tab=requests',
    'request for a group demo',
    'requests for a group demo',
    'Offer a time, or decline',
  ],
  ['case_studies', '/admin/case-studies', 'success story', 'success stories', 'Publish, return or decline'],
  ['resources', '/admin/resources', 'resource', 'resources', 'Publish, return or decline'],
  ['courses', '/admin/courses', 'course', 'courses', 'Publish, return or decline'],
  ['reports', '/admin/community', 'reported post', 'reported posts', 'Hide, or dismiss the report'],
  ['stories', '/admin/stories', 'story', 'stories', 'Publish or decline'],
];

/** As many as the server counts at most. */
const COUNTED_MAX = 100;

const reviewRows = ({ review }: Desk): DeskRow[] =>
  REVIEWS.flatMap(([of, to, one, many, about]): DeskRow[] => {
    const { total, oldest } = review?.[of] ?? { total: 0, oldest: null };
    if (total === 0 || !oldest) return [];
    const count = total < COUNTED_MAX ? total : `${COUNTED_MAX - 1}+`;
    const what = `${count} ${total === 1 ? one : many}`;
    const when = total === 1 ? `Since ${formatInstant(oldest)}` : `Oldest of ${formatInstant(oldest)}`;
    const state = of.startsWith('late_') ? 'late' : 'open';
    return [{ key: of, kind: 'review', to, what, about, when, state }];
  });

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
  const { requests, invitations, reports, budgets, milestones, ratings, documents } = desk;
  const rows = [
    ...withMore(requestRows(desk), requests.total, ['request', 'requests'], CONNECTIONS),
    ...withMore(invitationRows(desk), invitations.total, ['invitation', 'invitations'], COLLABORATIONS),
    ...withMore(reportRows(desk), reports.total, ['report', 'reports'], COLLABORATIONS),
    ...withMore(budgetRows(desk), budgets.total, ['budget', 'budgets'], COLLABORATIONS),
    ...withMore(milestoneRows(desk, today), milestones.total, ['milestone', 'milestones'], COLLABORATIONS),
    ...withMore(ratingRows(desk), ratings.total, ['partner to rate', 'partners to rate'], COLLABORATIONS),
    ...withMore(documentRows(desk, today), documents.total, ['document', 'documents'], '/documents'),
    ...verificationRows(desk, today),
    ...reviewRows(desk),
  ];
  return [...rows.filter(({ state }) => state === 'late'), ...rows.filter(({ state }) => state !== 'late')];
}
