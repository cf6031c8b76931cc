import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { getStatus, listReadings } from './status.contract.ts';

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

/** Reads what the last probes found, for admins, and again each minute. */
export const useReadings = () =>
  useQuery({
    queryKey: [...STATUS_KEY, 'readings'],
    queryFn: ({ signal }) => call(listReadings, {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
