import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { LoginState } from '#platform/web/guards.tsx';
import { useSession } from '#platform/web/session.tsx';

/**
 * Suggests logging in to a visitor who finds no page at this address. It shows for hidden pages and unknown addresses
 * alike, so it does not reveal which one it is.
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
