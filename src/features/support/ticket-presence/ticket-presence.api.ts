import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#platform/web/client.ts';
import { leaveTicket, reportPresence } from './ticket-presence.contract.ts';

const REPORT_MS = 4000;

/**
 * Reports every few seconds that this supporter has the ticket open, and loads who else has. A desk in a hidden tab
 * reports nothing.
 * @param text what has been typed: a change since the last report means typing.
 */
export function useTicketPresence(ticketId: string, text: string) {
  const reported = useRef(text);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(
    () => () => {
      call(leaveTicket, { params: { id: ticketId } }).catch(() => undefined);
    },
    [ticketId],
  );
  return useQuery({
    queryKey: ['ticket-presence', ticketId],
    queryFn: ({ signal }) => {
      const typing = latest.current !== '' && latest.current !== reported.current;
      reported.current = latest.current;
      return call(reportPresence, { params: { id: ticketId }, body: { typing } }, { signal });
    },
    refetchInterval: REPORT_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
