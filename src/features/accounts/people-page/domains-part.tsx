import { Button, Skeleton } from '@mantine/core';
import { useId, useState } from 'react';
import settings from '#features/accounts/account/account-setting.module.css';
import { useDomainClaims } from '#features/accounts/domain-claims/domain-claims.api.ts';
import classes from '#features/accounts/sessions/device-list.module.css';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { DomainClaimForm } from './domain-claim-form.tsx';
import { DomainRow } from './domain-row.tsx';

/** The domains by which colleagues can ask to join; for owners. */
export function DomainsPart() {
  const claims = useDomainClaims();
  const [adding, setAdding] = useState(false);
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className={settings.text}>
        <h3 id={heading} className={settings.title}>
          Email domains
        </h3>
        <p>
          People with an address of a domain that you confirm can ask to join, instead of making a second
          profile. An owner decides about each.
        </p>
      </div>
      {claims.isPending && <Skeleton height={48} role="status" aria-label="Loading domains" />}
      {claims.isError && (
        <ErrorState
          title="The domains could not be loaded"
          error={claims.error}
          onRetry={() => void claims.refetch()}
          retrying={claims.isFetching}
        />
      )}
      {claims.data && claims.data.length > 0 && (
        <ul className={`${classes.list} ${classes.below}`} aria-label="Email domains">
          {claims.data.map((claim) => (
            <DomainRow key={claim.id} claim={claim} />
          ))}
        </ul>
      )}
      {claims.data && (
        <div className={claims.data.length > 0 ? classes.all : classes.below}>
          {adding ? (
            <DomainClaimForm onClose={() => setAdding(false)} />
          ) : (
            <Button variant="default" onClick={() => setAdding(true)}>
              Claim a domain
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
