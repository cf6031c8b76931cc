import { mayDo } from '#platform/contract/people/roles.ts';
import { ROUTE_ACTS } from '#platform/contract/people/route-acts.ts';
import { useSession } from '../session.tsx';

/**
 * Tells whether the role in which the person acts allows a call, by the table that the server asks; `route` is the name of
 * its contract. A visitor may try everything: what needs a sign-in says so itself.
 */
export function useMayCall(): (route: string) => boolean {
  const role = useSession().user?.role;
  return (route) => {
    const act = ROUTE_ACTS[route];
    return role === undefined || act === undefined || mayDo(role, act);
  };
}
