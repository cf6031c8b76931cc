import { Skeleton } from '@mantine/core';
import { formatInstant } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import classes from './budget-history.module.css';
import { useBudgetProposals } from './budget-proposals.api.ts';
import type { BudgetProposal, BudgetProposalStatus } from './budget-proposals.contract.ts';

const STATES: Record<BudgetProposalStatus, { tone: StateTone; label: string; done: string }> = {
  open: { tone: 'attention', label: 'Waiting for an answer', done: '' },
  agreed: { tone: 'good', label: 'Agreed', done: 'Agreed' },
  declined: { tone: 'bad', label: 'Declined', done: 'Declined' },
  countered: { tone: 'neutral', label: 'Countered', done: 'Another amount proposed' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn', done: 'Withdrawn' },
};

/** Lists all budgets that were proposed in a collaboration, newest first; nothing without any. */
export function BudgetHistory({ collaborationId }: { collaborationId: string }) {
  const proposals = useBudgetProposals(collaborationId);
  const { data, error, isPending, refetch, isRefetching } = proposals;
  if (isPending) return <Skeleton height={72} role="status" aria-label="Loading the proposed budgets" />;
  if (!data) {
    return (
      <ErrorState
        title="Failed to load the proposed budgets"
        error={error}
        onRetry={refetch}
        retrying={isRefetching}
      />
    );
  }
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="budget-history">
      <h3 id="budget-history" className={classes.title}>
        Proposed budgets
      </h3>
      <ul className={classes.list}>
        {data.map((proposal) => (
          <Entry key={proposal.id} proposal={proposal} />
        ))}
      </ul>
      <ShowMore what="proposed budgets" shown={data.length} query={proposals} />
    </section>
  );
}

function Entry({ proposal }: { proposal: BudgetProposal }) {
  const { status, amount, note, answer_note, created_at, answered_at } = proposal;
  const { tone, label, done } = STATES[status];
  const proposer = proposal.proposed_by_name ?? proposal.proposer_name ?? 'a former member';
  const answerer = proposal.answered_by_name ?? proposal.answerer_name ?? 'a former member';
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <span className={classes.amount}>{formatRupees(amount)}</span>
        <StateBadge tone={tone}>{label}</StateBadge>
      </div>
      <p className={classes.who}>
        Proposed by {proposer} on {formatInstant(created_at)}
      </p>
      {note && <p className={classes.words}>“{note}”</p>}
      {answered_at && (
        <p className={classes.who}>
          {done} by {answerer} on {formatInstant(answered_at)}
        </p>
      )}
      {answer_note && <p className={classes.words}>“{answer_note}”</p>}
    </li>
  );
}
