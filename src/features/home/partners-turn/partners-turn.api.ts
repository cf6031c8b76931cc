import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { WAITING } from '#platform/web/query.ts';
import { listPartnersTurns, type ReminderInput, remindPartner } from './partners-turn.contract.ts';

const STALE_MS = 30_000;

/** Reads what waits for the partners of the signed-in member; again after every change of the member. */
export const usePartnersTurns = () =>
  useQuery({
    queryKey: [...WAITING, 'partners'],
    queryFn: () => call(listPartnersTurns),
    staleTime: STALE_MS,
  });

export const useRemindPartner = () =>
  useMutation({ mutationFn: (body: ReminderInput) => call(remindPartner, { body }) });
