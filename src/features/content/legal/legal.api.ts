import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';

/** Whom to write to with a grievance; undefined while it loads and where the operator has not said it. */
export function useGrievanceOfficerContact(): string | undefined {
  const { data } = useQuery({
    queryKey: ['grievance-officer-contact'],
    queryFn: async () => {
      const { getGrievanceContact } = await import('#features/accounts/consents/consent-notice.contract.ts');
      return call(getGrievanceContact);
    },
  });
  return data?.contact || undefined;
}
