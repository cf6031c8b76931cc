import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Side } from '#features/funds/moves/moves.rules.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  exportFunds,
  type Grouping,
  getFundFigures,
  getFundForecast,
  listFundDays,
  listFundWaits,
} from './overview.contract.ts';

/** Query key of what is read over all grants. */
const FUNDS = ['funds'] as const;

export const useFundFigures = (side: Side, by: Grouping) =>
  useQuery({
    queryKey: [...FUNDS, 'figures', side, by],
    queryFn: () => call(getFundFigures, { query: { side, by } }),
    placeholderData: keepPreviousData,
  });

export const useFundWaits = () =>
  useQuery({ queryKey: [...FUNDS, 'waits'], queryFn: () => call(listFundWaits, {}) });

export const useFundForecast = () =>
  useQuery({ queryKey: [...FUNDS, 'forecast'], queryFn: () => call(getFundForecast, {}) });

export const useFundDays = () =>
  useQuery({ queryKey: [...FUNDS, 'calendar'], queryFn: () => call(listFundDays, {}) });

/** Saves all grants of a side as XLSX. */
export const useExportFunds = () =>
  useMutation({
    mutationFn: async (side: Side) =>
      saveBlob(await call(exportFunds, { query: { side, format: 'xlsx' } }), 'Grants.xlsx'),
  });
