import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { LoginState } from '#platform/web/guards.tsx';
import { useSession } from '#platform/web/session.tsx';

/**
 * For a visitor whom somebody has sent the address of a member's page: a hidden page looks like none at all. It says
 * the same of an address that nobody has.
 */
export function HiddenPageHint() {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  if (status === 'loading' || user) return null;
  const state: LoginState = { from: pathname };
  return (
    <p>
      Some pages are for signed-in members only. If someone sent you this address,{' '}
      <Anchor component={Link} to="/login" state={state} inherit>
        log in
      </Anchor>{' '}
      to check.
    </p>
  );
}
