import { useQuery } from '@tanstack/react-query';
import { listUploads } from '#platform/contract/uploads.ts';
import { call } from '../client.ts';

/** Loads files that were not sent completely, or not used. */
export const usePendingUploads = () =>
  useQuery({ queryKey: ['uploads'], queryFn: () => call(listUploads), staleTime: 0 });
