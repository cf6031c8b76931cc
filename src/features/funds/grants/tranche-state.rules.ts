import type { TrancheState } from '#features/funds/moves/tranche-states.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { type Period, periodWords, quarterOf } from '#platform/contract/quarters.ts';
import { type GrantState, PAYING_STATES } from './grant-moves.rules.ts';
import type { GrantTranche } from './grants.contract.ts';
import type { ConditionKind } from './terms.rules.ts';

interface Condition {
  id: string;
  kind: ConditionKind;
  milestone_id: string | null;
  percent: number | null;
  text: string | null;
  on: string | null;
  from: string | null;
  to: string | null;
  met_at: string | null;
  milestone_title: string | null;
  milestone_status: string | null;
}

interface TrancheRow {
  id: string;
  number: number;
  amount: number;
  planned_on: string;
  requested: number;
  received: number;
  received_on: string | null;
  waiver_reason: string | null;
  conditions: Condition[];
}

/** What decides on the tranches of a grant. */
interface TrancheFacts {
  state: GrantState;
  /** ISO day in India. */
  today: string;
  /** Statements of the grant. */
  statements: (Period & { state: 'draft' | 'sent' | 'returned' | 'accepted' })[];
  /** Progress reports of the NGO that were accepted. */
  reports: Period[];
  /** Whole rupees of the grant. */
  received: number;
  utilised: number;
  /** Papers of the NGO that are not valid today, in words. */
  papers: string[];
}

const covers = (whole: Period, part: Period) => whole.from <= part.from && whole.to >= part.to;
const isReported = (period: Period, { statements, reports }: TrancheFacts) =>
  reports.some((one) => covers(one, period)) ||
  statements.some((one) => one.state === 'accepted' && covers(one, period));

const notAccepted = (period: Period) => `The report for ${periodWords(period)} is not accepted yet`;

/** Says why the use of a tranche is not accepted yet; null if it is. */
function reportMissing(tranche: TrancheRow, { statements }: TrancheFacts): string | null {
  const { number, amount, received, received_on } = tranche;
  if (received < amount || !received_on) return `Tranche ${number} is not paid in full yet`;
  const later = statements.filter(({ to }) => to >= received_on);
  if (later.some(({ state }) => state === 'accepted')) return null;
  const waiting = later.find(({ state }) => state === 'sent' || state === 'returned');
  return notAccepted(waiting ?? quarterOf(received_on));
}

/** Says what is missing of a condition; null if it is met. */
function missing(condition: Condition, tranche: TrancheRow, facts: TrancheFacts): string | null {
  switch (condition.kind) {
    case 'milestone':
      if (condition.milestone_status === 'completed') return null;
      return condition.milestone_title === null
        ? 'A milestone that was agreed on is no longer there'
        : `The milestone “${condition.milestone_title}” is not completed yet`;
    case 'report_accepted': {
      const { from, to } = condition;
      if (from && to) return isReported({ from, to }, facts) ? null : notAccepted({ from, to });
      // Of later tranches the report on the one before is asked for anyway.
      const isThere = facts.reports.length > 0 || facts.statements.some(({ state }) => state === 'accepted');
      return tranche.number > 1 || isThere ? null : 'No report is accepted yet';
    }
    case 'utilisation_pct': {
      const percent = condition.percent ?? 0;
      const used = facts.received === 0 ? 0 : Math.floor((100 * facts.utilised) / facts.received);
      if (facts.received > 0 && used >= percent) return null;
      return `${percent} % of the money received has to be used and accepted, so far it is ${used} %`;
    }
    case 'paper_valid':
      return facts.papers.length === 0 ? null : facts.papers.join('. ');
    case 'date': {
      const day = condition.on ?? tranche.planned_on;
      return day <= facts.today ? null : `Not before ${formatDay(day)}`;
    }
    case 'manual':
      return condition.met_at
        ? null
        : `${condition.text ?? 'A condition'}: the company has to say that this is so`;
  }
}

/** What a condition asks for, in words, where it is met. */
function metWords({ kind, milestone_title, percent, text, from, to }: Condition): string {
  switch (kind) {
    case 'milestone':
      return `The milestone “${milestone_title}” is completed`;
    case 'report_accepted':
      return from && to
        ? `The report for ${periodWords({ from, to })} is accepted`
        : 'The report is accepted';
    case 'utilisation_pct':
      return `${percent} % of the money received is used`;
    case 'paper_valid':
      return 'The papers of the NGO are valid';
    case 'date':
      return 'The day has come';
    case 'manual':
      return text ?? 'The condition is met';
  }
}

function blockers(
  tranche: TrancheRow,
  before: TrancheRow | undefined,
  waits: (string | null)[],
  facts: TrancheFacts,
): string[] {
  if (facts.state === 'draft') return ['The grant is not agreed yet'];
  if (!PAYING_STATES.includes(facts.state)) return [`The grant is ${facts.state}`];
  if (tranche.waiver_reason !== null) return [];
  const ofBefore = before ? reportMissing(before, facts) : null;
  return [...new Set([ofBefore, ...waits].filter((words) => words !== null))];
}

function stateOf(tranche: TrancheRow, blockedBy: string[], facts: TrancheFacts): TrancheState {
  if (tranche.received >= tranche.amount) return reportMissing(tranche, facts) ? 'released' : 'settled';
  if (facts.state === 'closed' || facts.state === 'terminated') return 'cancelled';
  if (tranche.requested > 0) return 'requested';
  if (blockedBy.length === 0) return 'requestable';
  return facts.state !== 'draft' && tranche.planned_on <= facts.today ? 'due' : 'planned';
}

/** Says of each tranche, in their order, its state and what blocks it. */
export function describeTranches(tranches: TrancheRow[], facts: TrancheFacts): GrantTranche[] {
  return tranches.map((tranche, at) => {
    const waits = tranche.conditions.map((one) => missing(one, tranche, facts));
    const blockedBy = blockers(tranche, tranches[at - 1], waits, facts);
    const { conditions, ...facets } = tranche;
    const state = stateOf(tranche, blockedBy, facts);
    const isOver = state === 'released' || state === 'settled' || state === 'cancelled';
    return {
      ...facets,
      state,
      blocked_by: isOver ? [] : blockedBy,
      conditions: conditions.map(({ met_at: _, milestone_title: __, milestone_status: ___, ...one }, i) => ({
        ...one,
        is_met: waits[i] === null,
        words: waits[i] ?? metWords(conditions[i] as Condition),
      })),
    };
  });
}
