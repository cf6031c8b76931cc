import { Alert, Button, Tabs } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { GRANT_STATE_WORDS } from '#features/funds/grants/grant-moves.rules.ts';
import type { Grant } from '#features/funds/grants/grants.contract.ts';
import { scheduleViiText } from '#platform/contract/csr/schedule-vii.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { Figure } from '#platform/web/ui/figure.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TabRow } from '#platform/web/ui/tab-row.tsx';
import { ExpenseList } from './expense-list.tsx';
import { FundRequestList } from './fund-request-list.tsx';
import { useGrant } from './funds.api.ts';
import classes from './funds.module.css';
import { GRANT_TONES, MONEY_WORDS } from './funds-words.rules.ts';
import { GrantActions } from './grant-actions.tsx';
import { GrantTerms } from './grant-terms.tsx';
import { LedgerView } from './ledger-view.tsx';
import { LoadingFunds } from './loading-funds.tsx';
import { MoneyBar } from './money-bar.tsx';
import { ReleaseList } from './release-list.tsx';
import { TrancheList } from './tranche-list.tsx';
import { UtilisationList } from './utilisation-list.tsx';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

export interface GrantPartProps {
  collaborationId: string;
  grant: Grant;
  /** False for a reader who may change nothing. */
  canWrite: boolean;
}

const VIEWS: { key: string; label: string; Content: (props: GrantPartProps) => ReactNode }[] = [
  { key: 'tranches', label: 'Tranches', Content: TrancheList },
  { key: 'requests', label: 'Requests', Content: FundRequestList },
  { key: 'payments', label: 'Payments', Content: ReleaseList },
  { key: 'expenses', label: 'Expenses', Content: ExpenseList },
  { key: 'utilisation', label: 'Utilisation', Content: UtilisationList },
  { key: 'ledger', label: 'Ledger', Content: LedgerView },
  { key: 'terms', label: 'Terms', Content: GrantTerms },
];

interface GrantViewProps {
  collaborationId: string;
  grantId: string;
  canWrite: boolean;
  onEdit: (grant: Grant) => void;
  onAccounts: () => void;
  onBack: () => void;
}

/** One grant: its money, what can be done with it, and its parts. */
export function GrantView({ collaborationId, grantId, onBack, ...props }: GrantViewProps) {
  const { data: grant, error, isPending, refetch, isRefetching } = useGrant(collaborationId, grantId);
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        className={classes.back}
        leftSection={<IconArrowLeft {...ICON} />}
        onClick={onBack}
      >
        All grants
      </Button>
      {isPending && <LoadingFunds />}
      {!isPending && !grant && (
        <ErrorState
          title="Failed to load the grant"
          error={error}
          onRetry={refetch}
          retrying={isRefetching}
        />
      )}
      {grant && (
        <article className={classes.grant} aria-label={grant.title}>
          <div className={classes.head}>
            <h3 className={classes.title}>{grant.title}</h3>
            <StateBadge tone={GRANT_TONES[grant.state]}>{GRANT_STATE_WORDS[grant.state]}</StateBadge>
          </div>
          <FactList
            columns
            facts={[
              ['From', grant.funder.name],
              ['To', grant.agency.name],
              ['Schedule VII', scheduleViiText(grant.schedule_vii_item)],
              ['Money', MONEY_WORDS[grant.money]],
              ['Project', grant.is_ongoing ? 'Ongoing, over several years' : 'Ends within the year'],
            ]}
          />
          <Turn grant={grant} />
          <GrantActions collaborationId={collaborationId} grant={grant} {...props} />
          <GrantFigures grant={grant} />
          <GrantParts collaborationId={collaborationId} grant={grant} canWrite={props.canWrite} />
        </article>
      )}
    </>
  );
}

/** What the grant waits for, in words. */
function Turn({ grant }: { grant: Grant }) {
  const { state, state_reason, own_side, agreement, funder, agency } = grant;
  if ((state === 'suspended' || state === 'terminated') && state_reason !== null) {
    return (
      <Alert color="marigold" title={GRANT_STATE_WORDS[state]}>
        <p className={classes.text}>{state_reason}</p>
      </Alert>
    );
  }
  if (state !== 'draft' && grant.proposed === null) return null;
  const own = own_side === 'funder' ? agreement.funder_agreed_at : agreement.agency_agreed_at;
  const other = own_side === 'funder' ? agreement.agency_agreed_at : agreement.funder_agreed_at;
  const partner = own_side === 'funder' ? agency.name : funder.name;
  const what = state === 'draft' ? 'grant' : 'change';
  const turn =
    own === null ? `Your side has not agreed to this ${what} yet.` : `Waiting for ${partner} to agree.`;
  return (
    <Alert color="marigold" title={own === null ? 'Your turn' : 'Waiting'}>
      {turn}
      {own === null && other !== null && ` ${partner} has agreed.`}
    </Alert>
  );
}

function GrantFigures({ grant }: { grant: Grant }) {
  const balance = grant.received + grant.interest - grant.utilised - grant.refunded;
  return (
    <div>
      <div className={classes.figures}>
        <Figure label="Agreed" value={formatRupees(grant.amount)} />
        <Figure label="Approved" value={formatRupees(grant.approved)} />
        <Figure label="Received" value={formatRupees(grant.received)} note={onItsWay(grant)} />
        <Figure label="Utilised" value={formatRupees(grant.utilised)} note="Accepted by the company" />
        <Figure label="With the NGO" value={formatRupees(balance)} />
      </div>
      <MoneyBar {...grant} />
    </div>
  );
}

const onItsWay = ({ released, received }: Grant) =>
  released > received ? `${formatRupees(released - received)} on its way` : undefined;

function GrantParts(props: GrantPartProps) {
  const [params, setParams] = useSearchParams();
  const current = VIEWS.find(({ key }) => key === params.get('view'))?.key ?? 'tranches';
  const show = (key: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('view', key ?? 'tranches');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Tabs value={current} onChange={show} keepMounted={false}>
      <TabRow label="Grant" current={current}>
        {VIEWS.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key} data-tab={key}>
            {label}
          </Tabs.Tab>
        ))}
      </TabRow>
      {VIEWS.map(({ key, Content }) => (
        <Tabs.Panel key={key} value={key} pt="md">
          <Content {...props} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
