import { Button, UnstyledButton } from '@mantine/core';
import { IconBuildingBank, IconCoinRupee, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import rows from '#features/collaborations/collaboration/record-row.module.css';
import { GRANT_STATE_WORDS } from '#features/funds/grants/grant-moves.rules.ts';
import type { GrantSummary } from '#features/funds/grants/grants.contract.ts';
import { scheduleViiText } from '#platform/contract/csr/schedule-vii.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useGrants } from './funds.api.ts';
import classes from './funds.module.css';
import { GRANT_TONES } from './funds-words.rules.ts';
import { LoadingFunds } from './loading-funds.tsx';
import { MoneyBar } from './money-bar.tsx';

interface GrantListProps {
  collaborationId: string;
  /** Undefined for a reader who may not draft grants. */
  onAdd?: () => void;
  /** Undefined for a reader who may not see the bank accounts of the own organisation. */
  onAccounts?: () => void;
  onOpen: (id: string) => void;
}

/** The grants of a collaboration. */
export function GrantList({ collaborationId, onAdd, onAccounts, onOpen }: GrantListProps) {
  const grants = useGrants(collaborationId);
  if (grants.isPending) return <LoadingFunds />;
  if (!grants.data) {
    return (
      <ErrorState
        title="Failed to load the grants"
        error={grants.error}
        onRetry={grants.refetch}
        retrying={grants.isRefetching}
      />
    );
  }
  const list = grants.data.pages.flatMap(({ records }) => records);
  const addButton = onAdd && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={onAdd}>
      Draft grant
    </Button>
  );
  const accountsButton = onAccounts && (
    <Button
      variant="default"
      leftSection={<IconBuildingBank size={18} stroke={1.5} aria-hidden />}
      onClick={onAccounts}
    >
      Bank accounts
    </Button>
  );
  return (
    <>
      {list.length === 0 ? (
        <EmptyState
          title="No grants yet"
          icon={<IconCoinRupee size={24} stroke={1.5} aria-hidden />}
          action={
            (addButton || accountsButton) && (
              <div className={classes.buttons}>
                {addButton}
                {accountsButton}
              </div>
            )
          }
        >
          A grant says how much the company gives, for what, and when. Both sides agree to it. Then the NGO
          asks for each tranche here, and shows what the money did.
        </EmptyState>
      ) : (
        <>
          <div className={classes.bar}>
            <Button component={Link} to="/funds" variant="subtle">
              All grants of your organisation
            </Button>
            {accountsButton}
            {addButton}
          </div>
          <ul className={`${rows.list} ${classes.list}`}>
            {list.map((grant) => (
              <GrantRow key={grant.id} grant={grant} onOpen={() => onOpen(grant.id)} />
            ))}
          </ul>
          <ShowMore
            what="grants"
            shown={list.length}
            total={grants.data.pages[0]?.pagination.total}
            query={grants}
          />
        </>
      )}
    </>
  );
}

function GrantRow({ grant, onOpen }: { grant: GrantSummary; onOpen: () => void }) {
  return (
    <li className={rows.row}>
      <IconCoinRupee size={24} stroke={1.5} aria-hidden className={rows.icon} />
      <div className={rows.text}>
        <UnstyledButton className={rows.name} onClick={onOpen}>
          {grant.title}
        </UnstyledButton>
        <p className={rows.facts}>
          {grant.funder.name} to {grant.agency.name} · {scheduleViiText(grant.schedule_vii_item)}
        </p>
        <p className={rows.facts}>
          {formatRupees(grant.amount)} agreed, {formatRupees(grant.received)} received,{' '}
          {formatRupees(grant.utilised)} utilised
        </p>
        <MoneyBar {...grant} />
      </div>
      <div className={rows.actions}>
        <StateBadge tone={GRANT_TONES[grant.state]}>{GRANT_STATE_WORDS[grant.state]}</StateBadge>
      </div>
    </li>
  );
}
