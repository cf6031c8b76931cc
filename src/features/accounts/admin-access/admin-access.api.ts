import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { checkAdminAccess } from './admin-access.contract.ts';

/** Asks the server at every visit to the admin area. After one failed try access counts as denied. */
export const useAdminCheck = () =>
  useQuery({ queryKey: ['admin-check'], queryFn: () => call(checkAdminAccess), retry: false, gcTime: 0 });
