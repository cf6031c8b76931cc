import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { createFundRequest } from '#features/funds/fund-requests/fund-requests.contract.ts';
import { PAYING_STATES } from '#features/funds/grants/grant-moves.rules.ts';
import {
  GRANT_REASON_MAX,
  type GrantCondition,
  type GrantTranche,
  ReasonInput,
} from '#features/funds/grants/grants.contract.ts';
import { waiveConditions } from '#features/funds/tranches/tranches.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useMeetCondition, useWaiveConditions } from './funds.api.ts';
import classes from './funds.module.css';
import { TRANCHE_WORDS } from './funds-words.rules.ts';
import type { GrantPartProps } from './grant-view.tsx';

const FundRequestDialog = lazy(() => import('./fund-request-dialog.tsx'));
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const OPEN_STATES = ['planned', 'due', 'requestable'];

/** The tranches of a grant: what each waits for, and the way to ask for it. */
export function TrancheList({ collaborationId, grant, canWrite }: GrantPartProps) {
  const mayCall = useMayCall();
  const asking = useSubjectDialog<GrantTranche>();
  const waiving = useSubjectDialog<GrantTranche>();
  const waive = useWaiveConditions(collaborationId, grant.id);
  const isPaying = canWrite && PAYING_STATES.includes(grant.state);
  const mayAsk = isPaying && grant.own_side === 'agency' && mayCall(createFundRequest);
  const mayWaive = isPaying && grant.own_side === 'funder' && mayCall(waiveConditions);
  return (
    <>
      <ol className={classes.records}>
        {grant.tranches.map((tranche) => (
          <li key={tranche.id} className={classes.record}>
            <div className={classes.line}>
              <h4 className={classes.name}>
                Tranche {tranche.number}:{' '}
                <span className={classes.amount}>{formatRupees(tranche.amount)}</span>
              </h4>
              <StateBadge tone={TRANCHE_WORDS[tranche.state][1]}>
                {TRANCHE_WORDS[tranche.state][0]}
              </StateBadge>
            </div>
            <p className={classes.soft}>{factsOf(tranche)}</p>
            <Conditions
              collaborationId={collaborationId}
              grantId={grant.id}
              tranche={tranche}
              mayMeet={mayWaive}
            />
            <div className={classes.actions}>
              {mayAsk && tranche.state === 'requestable' && (
                <Button size="sm" onClick={() => asking.open(tranche)}>
                  Ask for tranche {tranche.number}
                </Button>
              )}
              {mayWaive && OPEN_STATES.includes(tranche.state) && tranche.blocked_by.length > 0 && (
                <Button variant="default" size="sm" onClick={() => waiving.open(tranche)}>
                  Waive the conditions of tranche {tranche.number}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Suspense>
        {asking.subject && (
          <FundRequestDialog
            key={asking.opening}
            collaborationId={collaborationId}
            grant={grant}
            tranche={asking.subject}
            opened={asking.opened}
            onClose={asking.close}
          />
        )}
      </Suspense>
      {waiving.subject && (
        <ReasonDialog
          key={waiving.opening}
          opened={waiving.opened}
          title={`Waive the conditions of tranche ${waiving.subject.number}`}
          submitLabel="Waive conditions"
          readers="Both sides read it, with your name."
          maxLength={GRANT_REASON_MAX}
          validate={(reason) => inputErrors(ReasonInput, { reason })}
          call={waive}
          send={(reason) => waive.mutateAsync({ trancheId: waiving.subject?.id ?? '', reason })}
          failed="Conditions not waived"
          done={{ title: 'Conditions waived' }}
          onClose={waiving.close}
        >
          The NGO can then ask for this tranche though a condition is not met.
        </ReasonDialog>
      )}
    </>
  );
}

function factsOf(tranche: GrantTranche): string {
  return [
    `Planned for ${formatDay(tranche.planned_on)}`,
    tranche.requested > 0 && `${formatRupees(tranche.requested)} asked for`,
    tranche.received > 0 &&
      `${formatRupees(tranche.received)} received${tranche.received_on ? ` on ${formatDay(tranche.received_on)}` : ''}`,
    tranche.waiver_reason !== null && `Conditions waived: ${tranche.waiver_reason}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface ConditionsProps {
  collaborationId: string;
  grantId: string;
  tranche: GrantTranche;
  /** True for a person of the company, who says when a condition by hand is met. */
  mayMeet: boolean;
}

/** The conditions of a tranche with what is met, and what else blocks it. */
function Conditions({ collaborationId, grantId, tranche, mayMeet }: ConditionsProps) {
  const meet = useMeetCondition(collaborationId, grantId);
  const words = new Set(tranche.conditions.map((one) => one.words));
  const others = tranche.blocked_by.filter((text) => !words.has(text));
  if (tranche.conditions.length + others.length === 0) return null;
  const isMet = (condition: GrantCondition) =>
    meet.mutate(condition.id, {
      onSuccess: () => showToast({ title: 'Condition met', tone: 'success' }),
      onError: (error) =>
        showToast({ title: 'Not saved', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  return (
    <ul className={classes.conditions} aria-label={`Conditions of tranche ${tranche.number}`}>
      {tranche.conditions.map((condition) => (
        <li key={condition.id} className={classes.condition} data-met={condition.is_met || undefined}>
          {condition.is_met ? <IconCircleCheck {...ICON} /> : <IconCircleDashed {...ICON} />}
          <span>
            {condition.words} {condition.is_met && <span className={classes.soft}>(met)</span>}
            {mayMeet && condition.kind === 'manual' && !condition.is_met && (
              <>
                {' '}
                <Button
                  variant="subtle"
                  size="compact-sm"
                  loading={meet.isPending}
                  aria-label={`Mark as met: ${condition.words}`}
                  onClick={() => isMet(condition)}
                >
                  Mark as met
                </Button>
              </>
            )}
          </span>
        </li>
      ))}
      {others.map((text) => (
        <li key={text} className={classes.condition} data-blocks>
          <IconAlertTriangle {...ICON} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
