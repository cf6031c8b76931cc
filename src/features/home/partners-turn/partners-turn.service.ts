import { listUnansweredProposals } from '#features/collaborations/budget/budget-proposals.service.ts';
import { listDueMilestones } from '#features/collaborations/milestones/milestones.service.ts';
import { listUnansweredReports } from '#features/collaborations/reports/reports.service.ts';
import { listFundTasks } from '#features/funds/waiting/fund-tasks.service.ts';
import { listUnansweredRequests } from '#features/requests/requests/collaboration-requests.service.ts';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { type PartnersTurn, type PartnersTurns, REMINDER_DAYS } from './partners-turn.contract.ts';
import { findReminders } from './reminders.repository.ts';

/** The most records of a list that the desk shows. */
const SHOWN = 5;

/** A record that waits, with the profiles of the partners who can act. */
export type Turn = Omit<PartnersTurn, 'reminded_at' | 'can_remind' | 'partners'> & {
  partners: { id: string; name: string }[];
};

/** What most records have not. */
const PLAIN = { task: null, number: null, amount: null, grant_id: null } as const;

interface Asked {
  limit: number;
  /** One record alone. */
  id?: string;
}

interface Turns {
  total: number;
  first: Turn[];
}

async function requestTurns(ctx: MemberContext, asked: Asked): Promise<Turns> {
  const { total, first } = await listUnansweredRequests(ctx, asked);
  return {
    total,
    first: first.map(({ id, name, partner_id, objective, created_at }) => ({
      ...PLAIN,
      kind: 'request',
      id,
      name,
      partners: [{ id: partner_id, name }],
      title: objective,
      since: created_at,
      collaboration_id: null,
      collaboration_title: null,
    })),
  };
}

async function reportTurns(ctx: MemberContext, asked: Asked): Promise<Turns> {
  const { total, first } = await listUnansweredReports(ctx, asked);
  return {
    total,
    first: first.map(({ sent_at, ...report }) => ({
      ...PLAIN,
      kind: 'report',
      name: report.partners[0]?.name ?? '',
      since: sent_at,
      ...report,
    })),
  };
}

async function budgetTurns(ctx: MemberContext, asked: Asked): Promise<Turns> {
  const { total, first } = await listUnansweredProposals(ctx, asked);
  return {
    total,
    first: first.map(({ created_at, ...proposal }) => ({
      ...PLAIN,
      kind: 'budget',
      name: proposal.partners[0]?.name ?? '',
      title: null,
      since: created_at,
      ...proposal,
    })),
  };
}

/** Milestones of partners that are late. */
async function milestoneTurns(ctx: MemberContext, asked: Asked): Promise<Turns> {
  const until = dayAfter(dayInIndia(ctx.now), -1);
  const { total, first } = await listDueMilestones(ctx, { until, whose: 'partners', ...asked });
  return {
    total,
    first: first.map(({ due_date, partner, partner_id, ...milestone }) => ({
      ...PLAIN,
      kind: 'milestone',
      name: partner ?? '',
      partners: partner_id ? [{ id: partner_id, name: partner ?? '' }] : [],
      since: due_date,
      ...milestone,
    })),
  };
}

async function fundTurns(ctx: MemberContext, asked: Asked): Promise<Turns> {
  const { total, first } = await listFundTasks(ctx, { turn: 'partner', ...asked });
  return {
    total,
    first: first.map(({ noun, partner_id, grant_title, ...task }) => ({
      ...task,
      kind: noun,
      title: grant_title,
      partners: partner_id ? [{ id: partner_id, name: task.name }] : [],
    })),
  };
}

/** Finds one record that waits for a partner of the caller; undefined if it does not. */
export async function findTurn(
  ctx: MemberContext,
  { kind, id }: Pick<Turn, 'kind' | 'id'>,
): Promise<Turn | undefined> {
  const asked = { limit: 1, id };
  const turns =
    kind === 'request'
      ? requestTurns
      : kind === 'report'
        ? reportTurns
        : kind === 'budget'
          ? budgetTurns
          : kind === 'milestone'
            ? milestoneTurns
            : fundTurns;
  const { first } = await turns(ctx, asked);
  return first.find((turn) => turn.kind === kind);
}

/** Returns what waits for the caller's partners: of each list the first five, the longest waiting first. */
export async function listPartnersTurns(ctx: MemberContext): Promise<PartnersTurns> {
  const asked = { limit: SHOWN };
  const [funds, reports, milestones] = await Promise.all([
    fundTurns(ctx, asked),
    reportTurns(ctx, asked),
    milestoneTurns(ctx, asked),
  ]);
  const [budgets, requests] = await Promise.all([budgetTurns(ctx, asked), requestTurns(ctx, asked)]);
  const lists = { funds, reports, milestones, budgets, requests };
  const waiting = Object.values(lists).flatMap(({ first }) => first);
  const sent = await findReminders(ctx.db, waiting);
  const remindedAt = new Map(sent.map(({ record_id, sent_at }) => [record_id, sent_at]));
  const present = ({ partners, ...turn }: Turn): PartnersTurn => {
    const reminded_at = remindedAt.get(turn.id) ?? null;
    const isFree = reminded_at === null || Date.parse(reminded_at) <= remindableSince(ctx).getTime();
    return { ...turn, partners: partners.length, reminded_at, can_remind: isFree && partners.length > 0 };
  };
  const groups = (Object.keys(lists) as (keyof typeof lists)[])
    .filter((of) => lists[of].total > 0)
    .map((of) => ({ of, total: lists[of].total, first: lists[of].first.map(present) }));
  return { total: groups.reduce((sum, { total }) => sum + total, 0), groups };
}

/** A record of which partners were reminded at this time, or earlier, can be reminded of again. */
export const remindableSince = ({ now }: MemberContext): Date =>
  new Date(now.getTime() - REMINDER_DAYS * DAY_MS);
