import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import {
  createInterest,
  type Reallocation,
  type Refund,
} from '#features/funds/adjustments/adjustments.contract.ts';
import { SHOWING_STATES } from '#features/funds/grants/grant-moves.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { useAnswerReallocation, useConfirmRefund, useReallocations, useRefunds } from './funds.api.ts';
import classes from './funds.module.css';
import type { GrantPartProps } from './grant-view.tsx';

const AdjustmentDialog = lazy(() => import('./adjustment-dialog.tsx'));
export type AdjustmentKind = 'interest' | 'refund' | 'reallocation';

const LABELS: Record<AdjustmentKind, string> = {
  interest: 'Enter interest',
  refund: 'Enter a refund',
  reallocation: 'Move between heads',
};
const KINDS = Object.keys(LABELS) as AdjustmentKind[];

/** Interest, refunds and moves between heads: entered by the NGO, answered by the company. */
export function LedgerActions({ collaborationId, grant, canWrite }: GrantPartProps) {
  const mayCall = useMayCall();
  const adding = useSubjectDialog<AdjustmentKind>();
  const refunds = useRefunds(collaborationId, grant.id);
  const reallocations = useReallocations(collaborationId, grant.id);
  const confirm = useConfirmRefund(collaborationId);
  const answer = useAnswerReallocation(collaborationId);
  const mayWrite = canWrite && SHOWING_STATES.includes(grant.state) && mayCall(createInterest);
  const isFunder = grant.own_side === 'funder';
  const headName = new Map(grant.heads.map(({ id, name }) => [id, name]));
  const open = {
    refunds: (refunds.data?.pages.flatMap(({ records }) => records) ?? []).filter(
      (refund: Refund) => refund.confirmed_at === null,
    ),
    reallocations: (reallocations.data?.pages.flatMap(({ records }) => records) ?? []).filter(
      (one: Reallocation) => one.state === 'proposed',
    ),
  };
  const saved = (title: string) => ({
    onSuccess: () => {
      void showToast({ title, tone: 'success' });
    },
    onError: (error: Error) => {
      void showToast({
        title: 'Not saved',
        message: failureText(error, 'Please try again.'),
        tone: 'error',
        duration: 8000,
      });
    },
  });
  return (
    <>
      {mayWrite && !isFunder && (
        <div className={classes.actions}>
          {KINDS.map((kind) => (
            <Button key={kind} variant="default" size="sm" onClick={() => adding.open(kind)}>
              {LABELS[kind]}
            </Button>
          ))}
        </div>
      )}
      {open.refunds.length + open.reallocations.length > 0 && (
        <ul className={classes.records} aria-label="Waiting for the company">
          {open.refunds.map((refund) => (
            <li key={refund.id} className={classes.record}>
              <p className={classes.name}>
                Refund of {formatRupees(refund.amount)} on {formatDay(refund.refunded_on)}
              </p>
              <p className={classes.soft}>
                {[refund.utr && `UTR ${refund.utr}`, refund.note, 'The company has not confirmed it yet']
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {isFunder && mayWrite && (
                <div className={classes.actions}>
                  <Button
                    size="sm"
                    loading={confirm.isPending}
                    onClick={() => confirm.mutate(refund.id, saved('Refund confirmed'))}
                  >
                    Confirm refund
                  </Button>
                </div>
              )}
            </li>
          ))}
          {open.reallocations.map((one) => (
            <li key={one.id} className={classes.record}>
              <p className={classes.name}>
                Move {formatRupees(one.amount)} from {headName.get(one.from_head_id) ?? 'a head'} to{' '}
                {headName.get(one.to_head_id) ?? 'a head'}
              </p>
              <p className={classes.soft}>
                {[one.reason, 'The company has not answered yet'].filter(Boolean).join(' · ')}
              </p>
              {isFunder && mayWrite && (
                <div className={classes.actions}>
                  <Button
                    size="sm"
                    loading={answer.isPending}
                    onClick={() =>
                      answer.mutate({ reallocationId: one.id, answer: 'accept' }, saved('Move accepted'))
                    }
                  >
                    Accept move
                  </Button>
                  <Button
                    variant="default"
                    size="sm"
                    loading={answer.isPending}
                    onClick={() =>
                      answer.mutate({ reallocationId: one.id, answer: 'decline' }, saved('Move declined'))
                    }
                  >
                    Decline move
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {adding.subject && (
          <AdjustmentDialog
            key={adding.opening}
            collaborationId={collaborationId}
            grant={grant}
            kind={adding.subject}
            opened={adding.opened}
            onClose={adding.close}
          />
        )}
      </Suspense>
    </>
  );
}
