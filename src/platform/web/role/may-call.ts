import { type Act, mayDo } from '#platform/contract/people/roles.ts';
import { useSession } from '../session.tsx';

/**
 * Tells whether the role in which the person acts allows a call, as the server decides it. A visitor may try everything:
 * what needs a sign-in says so itself.
 */
export function useMayCall(): (route: { act?: Act }) => boolean {
  const role = useSession().user?.role;
  return ({ act }) => role === undefined || act === undefined || mayDo(role, act);
}
