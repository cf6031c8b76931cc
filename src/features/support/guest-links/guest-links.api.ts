import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TicketDetail } from '#features/support/tickets/support-tickets.contract.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  downloadGuestFile,
  endGuestLinks,
  openGuestTicket,
  rateGuestTicket,
  replyToGuestTicket,
} from './guest-links.contract.ts';

const keyOf = (token: string) => ['guest-ticket', token] as const;

/** Loads the ticket of a link. */
export function useGuestTicket(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call(openGuestTicket, { body: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  });
}

function useShow(token: string) {
  const client = useQueryClient();
  return (ticket: TicketDetail) => client.setQueryData(keyOf(token), { ticket, member_number: null });
}

export function useReplyToGuestTicket(token: string) {
  return useMutation({
    mutationFn: (message: string) => call(replyToGuestTicket, { body: { token, message } }),
    onSuccess: useShow(token),
  });
}

export function useRateGuestTicket(token: string) {
  return useMutation({
    mutationFn: (rating: { rating: number; comment: string }) =>
      call(rateGuestTicket, { body: { token, ...rating } }),
    onSuccess: useShow(token),
  });
}

/** Saves a file of the ticket. */
export function useDownloadGuestFile(token: string, ticket: TicketDetail | null) {
  return useMutation({
    mutationFn: async (id: string) => {
      const file = ticket?.replies.flatMap(({ files }) => files).find((one) => one.id === id);
      saveBlob(await call(downloadGuestFile, { body: { token, id } }), file?.name ?? 'file');
    },
  });
}

/** Ends all links to the ticket, this one too. */
export function useEndGuestLinks(token: string) {
  return useMutation({ mutationFn: () => call(endGuestLinks, { body: { token } }) });
}
