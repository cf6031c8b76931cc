import { Alert, Button } from '@mantine/core';
import { Link } from 'react-router';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import classes from '#features/accounts/account/account-result.module.css';
import { failureText } from '#platform/contract/errors.ts';
import { useQueryParams } from '#platform/web/hydration.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { actedForName, useSession } from '#platform/web/session.tsx';
import { useConfirmDomainClaim } from './domain-claims.api.ts';
import { confirmDomainClaim } from './domain-claims.contract.ts';

const PEOPLE = '/profile?tab=settings';

/** Target of the link in the mail of a claim: an owner of the organisation confirms its domain. */
export function DomainPage() {
  const token = useQueryParams().get('token');
  const { user } = useSession();
  const mayConfirm = useMayCall()(confirmDomainClaim);
  const confirm = useConfirmDomainClaim();
  const organisation = user ? actedForName(user) : '';
  if (confirm.isSuccess) {
    return (
      <AccountPage title="Domain confirmed">
        <div className={classes.result} role="status">
          <p>
            <strong>{confirm.data.domain}</strong> belongs to {organisation} now. People with an address of it
            can ask to join, and you decide.
          </p>
          <Button component={Link} to={PEOPLE} size="md">
            See people and domains
          </Button>
        </div>
      </AccountPage>
    );
  }
  const problem = !token
    ? 'This page needs the link from our email. Please open that link.'
    : !mayConfirm
      ? `You act for ${organisation}, and only an owner of the organisation that claims the domain confirms it.`
      : confirm.isError && failureText(confirm.error, 'The domain was not confirmed. Please try again.');
  return (
    <AccountPage title="Confirm a domain">
      <div className={classes.result}>
        {problem && (
          <Alert color="brick" role="alert" mb="md">
            {problem}
          </Alert>
        )}
        {token && mayConfirm && (
          <>
            <p>
              You act for <strong>{organisation}</strong>. Once you confirm, people with an address of the
              domain can ask to join it. An owner decides about each of them.
            </p>
            <Button size="md" fullWidth loading={confirm.isPending} onClick={() => confirm.mutate(token)}>
              Confirm the domain
            </Button>
          </>
        )}
      </div>
    </AccountPage>
  );
}
