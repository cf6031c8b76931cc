import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { WAITING } from '#platform/web/query.ts';
import { getOwnWork } from './own-work.contract.ts';

const STALE_MS = 30_000;

/** Reads figures of the member's work, and the first steps of a new one; again after every change of the member. */
export const useOwnWork = () =>
  useQuery({ queryKey: [...WAITING, 'work'], queryFn: () => call(getOwnWork), staleTime: STALE_MS });
