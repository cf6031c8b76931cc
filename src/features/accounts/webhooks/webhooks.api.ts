import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  removeWebhook,
  rollWebhookSecret,
  testWebhook,
  updateWebhook,
  type WebhookInput,
  type WebhookUpdate,
} from './webhooks.contract.ts';

const WEBHOOKS = ['webhooks'];

export const useWebhooks = () => useQuery({ queryKey: WEBHOOKS, queryFn: () => call(listWebhooks) });

/** A page of a webhook's log, ten deliveries each. It is read again each second while something is being sent. */
export const useWebhookDeliveries = (id: string, page: number) =>
  useQuery({
    queryKey: [...WEBHOOKS, id, 'deliveries', page],
    queryFn: () => call(listWebhookDeliveries, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.records.some(({ state, duration_ms }) => state === 'waiting' && duration_ms === null)
        ? 1000
        : false,
  });

/** Changes a webhook and reloads all about it, also if it was already deleted. */
function useWebhookChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Not awaited: what was deleted is gone from the screen before its toast could appear.
    onSettled: () => void client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
}

export const useCreateWebhook = () => useWebhookChange((body: WebhookInput) => call(createWebhook, { body }));

export const useUpdateWebhook = (id: string) =>
  useWebhookChange((body: WebhookUpdate) => call(updateWebhook, { params: { id }, body }));

export const useRemoveWebhook = () =>
  useWebhookChange((id: string) => call(removeWebhook, { params: { id } }));

export const useRollWebhookSecret = () =>
  useWebhookChange((id: string) => call(rollWebhookSecret, { params: { id } }));

export const useTestWebhook = () => useWebhookChange((id: string) => call(testWebhook, { params: { id } }));

export const useRedeliver = (id: string) =>
  useWebhookChange((deliveryId: string) => call(redeliverWebhook, { params: { id, deliveryId } }));
