import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { useSession } from '#platform/web/session.tsx';
import { listMemberRegistrations } from './registrations.contract.ts';

/** Reads the registrations on a member's page; waits until the viewer is known, who may see more pages than a visitor. */
export function useMemberRegistrations(slug: string) {
  const { status, user } = useSession();
  return useQuery({
    queryKey: ['member-registrations', user?.id ?? 'visitor', slug],
    queryFn: () => call(listMemberRegistrations, { params: { slug } }),
    enabled: status !== 'loading',
  });
}
