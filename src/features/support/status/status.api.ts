import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { getStatus } from './status.contract.ts';

/** The services are measured once a minute. */
const REFRESH_MS = 60_000;

export const STATUS_KEY = ['status'] as const;

/** Reads the status, and again each minute while the page is open. */
export const useStatus = () =>
  useQuery({
    queryKey: STATUS_KEY,
    queryFn: ({ signal }) => call(getStatus, {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
