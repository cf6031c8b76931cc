import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import { getPrivacyFigures, listDataExports, listPendingDeletions } from './privacy.contract.ts';

const PRIVACY = ['privacy'] as const;

export const usePrivacyFigures = () =>
  useQuery({ queryKey: [...PRIVACY, 'figures'], queryFn: () => call(getPrivacyFigures) });

export const usePendingDeletions = (page: number) =>
  useQuery({
    queryKey: [...PRIVACY, 'deletions', page],
    queryFn: () => call(listPendingDeletions, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

export const useDataExports = (page: number) =>
  useQuery({
    queryKey: [...PRIVACY, 'exports', page],
    queryFn: () => call(listDataExports, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
