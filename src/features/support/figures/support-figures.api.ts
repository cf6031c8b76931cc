import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';

const STALE_MS = 5 * 60_000;

/** Loads the figures of the support center. Their contract comes with them: the page is drawn without. */
export const useSupportFigures = () =>
  useQuery({
    queryKey: ['support-figures'],
    queryFn: async () => {
      const { getSupportFigures } = await import('./support-figures.contract.ts');
      return call(getSupportFigures);
    },
    staleTime: STALE_MS,
  });
