import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import * as contract from './jobs.contract.ts';
import { getSystemFacts, listSystemFigures, type Period } from './system.contract.ts';

const JOBS = ['jobs'] as const;

/** Time between two looks at a page that stays open. */
const REFRESH_MS = 30_000;

export const useJobQueues = () =>
  useQuery({
    queryKey: [...JOBS, 'queues'],
    queryFn: () => call(contract.listJobQueues),
    refetchInterval: REFRESH_MS,
  });

/** Loads a page of the jobs that failed, of one queue if it is given. */
export const useFailedJobs = (page: number, queue: string | undefined) =>
  useQuery({
    queryKey: [...JOBS, 'failed', queue, page],
    queryFn: () => call(contract.listFailedJobs, { query: { page, pageSize: PAGE_SIZE, queue } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

export const useMailCounts = () =>
  useQuery({
    queryKey: [...JOBS, 'mails'],
    queryFn: () => call(contract.getMailCounts),
    refetchInterval: REFRESH_MS,
  });

export const useFailedMails = (page: number) =>
  useQuery({
    queryKey: [...JOBS, 'failed mails', page],
    queryFn: () => call(contract.listFailedMails, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

export const useSystemFacts = () =>
  useQuery({
    queryKey: [...JOBS, 'system'],
    queryFn: () => call(getSystemFacts),
    refetchInterval: REFRESH_MS,
  });

export const useSystemFigures = (period: Period) =>
  useQuery({
    queryKey: [...JOBS, 'figures', period],
    queryFn: () => call(listSystemFigures, { query: { period } }),
  });

function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // Also after a failure: another admin may have been first.
    onSettled: () => client.invalidateQueries({ queryKey: JOBS }),
  });
}

export const useRetryJob = () => useChange((id: string) => call(contract.retryJob, { params: { id } }));

export const useRetryQueue = () =>
  useChange((queue: string) => call(contract.retryQueue, { params: { queue } }));

export const useRetryMail = () => useChange((id: string) => call(contract.retryMail, { params: { id } }));

export const useRetryMails = () => useChange((_: null) => call(contract.retryMails));

export const useGiveUpMail = () => useChange((id: string) => call(contract.giveUpMail, { params: { id } }));
