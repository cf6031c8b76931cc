import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';

/** Contact for questions and grievances about personal data; null while it loads and where the operator set none. */
export function useGrievanceContact(): string | null {
  const { data } = useQuery({
    queryKey: ['grievance-contact'],
    queryFn: async () => {
      const { getGrievanceContact } = await import('./consents.contract.ts');
      return call(getGrievanceContact);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.contact || null;
}
