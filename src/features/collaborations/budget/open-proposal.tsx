import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHourglass } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatInstant } from '#platform/contract/dates.ts';
import { formatRupeesInWords } from '#platform/contract/money.ts';
import { useSession } from '#platform/web/session.tsx';
import { BudgetAnswer, type PlannedProposalAnswer } from './budget-proposal-answer.tsx';
import { BudgetProposalDialog } from './budget-proposal-dialog.tsx';
import { useBudgetProposals } from './budget-proposals.api.ts';
import type { BudgetProposal } from './budget-proposals.contract.ts';
import classes from './open-proposal.module.css';

interface OpenProposalProps {
  collaborationId: string;
  canWrite: boolean;
}

/** Shows the budget that waits for an answer, with the actions of each side; nothing without one. */
export function OpenProposal({ collaborationId, canWrite }: OpenProposalProps) {
  const open = useBudgetProposals(collaborationId).data?.find(({ status }) => status === 'open');
  // Keeps the proposal in the dialogs while they fade out.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  const [answer, setAnswer] = useState<PlannedProposalAnswer>('agreed');
  const [asking, question] = useDisclosure();
  const [countering, counter] = useDisclosure();
  const place = useRef<HTMLDivElement>(null);
  if (!shown) return null;
  const ask = (planned: PlannedProposalAnswer) => {
    setAnswer(planned);
    question.open();
  };
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {open && <ProposalPanel proposal={open} canWrite={canWrite} onAnswer={ask} onCounter={counter.open} />}
      <BudgetAnswer
        collaborationId={collaborationId}
        proposal={shown}
        answer={answer}
        opened={asking}
        onAnswered={() => place.current?.focus()}
        onClose={question.close}
      />
      <BudgetProposalDialog
        collaborationId={collaborationId}
        answered={shown}
        opened={countering}
        onClose={counter.close}
      />
    </div>
  );
}

interface ProposalPanelProps {
  proposal: BudgetProposal;
  canWrite: boolean;
  onAnswer: (answer: PlannedProposalAnswer) => void;
  onCounter: () => void;
}

function ProposalPanel({ proposal, canWrite, onAnswer, onCounter }: ProposalPanelProps) {
  const isOwn = useSession().user?.id === proposal.proposed_by;
  const who = proposal.proposed_by_name ?? proposal.proposer_name ?? 'A former member';
  return (
    <section className={classes.panel} aria-label="Proposed budget">
      <IconHourglass size={18} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.amount}>{formatRupeesInWords(proposal.amount)}</p>
        <p className={classes.who}>
          {isOwn && !proposal.proposed_by_name
            ? 'You proposed this budget'
            : `${who} ${isOwn ? 'proposed' : 'proposes'} this budget`}{' '}
          on {formatInstant(proposal.created_at)}.{' '}
          {isOwn ? 'It waits for an answer.' : 'It waits for your answer.'}
        </p>
        {proposal.note && <p className={classes.note}>“{proposal.note}”</p>}
      </div>
      {canWrite && (
        <div className={classes.actions}>
          {isOwn ? (
            <Button variant="default" size="sm" onClick={() => onAnswer('withdrawn')}>
              Withdraw proposal
            </Button>
          ) : (
            <>
              <Button size="sm" onClick={() => onAnswer('agreed')}>
                Agree
              </Button>
              <Button variant="default" size="sm" onClick={onCounter}>
                Propose another amount
              </Button>
              <Button variant="default" size="sm" onClick={() => onAnswer('declined')}>
                Decline
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
