import { type QueryKey, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { useIdle } from '#platform/web/idle.ts';
import { WAITING } from '#platform/web/query.ts';
import { useSession } from '#platform/web/session.tsx';
import { getDesk } from './desk.contract.ts';

const STALE_MS = 30_000;
/** Delay before something new is seen on a page that stays open; a change of one's own is seen at once. */
const REFRESH_MS = 2 * 60_000;

export const DESK = {
  queryKey: WAITING as QueryKey,
  queryFn: () => call(getDesk),
  staleTime: STALE_MS,
  refetchInterval: REFRESH_MS,
};

/** Reads what waits for the signed-in member. */
export const useDesk = () => useQuery(DESK);

/** Number of things that wait for the member; 0 for visitors, and until the page has loaded. */
export function useWaitingCount(): number {
  const { user } = useSession();
  const isIdle = useIdle();
  const { data = 0 } = useQuery({ ...DESK, select: ({ total }) => total, enabled: isIdle && user !== null });
  return user ? data : 0;
}
