import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { WAITING } from '#platform/web/query.ts';
import { getAdminNavigation } from './admin-navigation.contract.ts';

/** Delay before something new is seen on a page that stays open; a change of one's own is seen at once. */
const REFRESH_MS = 2 * 60_000;

/** Loads the tree of the admin area. Every change of the admin counts again what waits. */
export const useAdminNavigation = () =>
  useQuery({
    queryKey: [...WAITING, 'admin'],
    queryFn: () => call(getAdminNavigation),
    refetchInterval: REFRESH_MS,
  });
