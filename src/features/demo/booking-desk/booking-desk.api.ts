import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DEMOS } from '#features/demo/bookings/demo-bookings.api.ts';
import type { Route, RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  cancelBookingAsAdmin,
  cancelDemoSlot,
  closeDemoSlot,
  declineGroupDemo,
  listDemoRequests,
  listDemoSlots,
  offerDemoSlots,
  offerGroupDemo,
} from './booking-desk.contract.ts';

/** Loads a page of slots with who has booked them. */
export const useDemoSlots = (view: 'upcoming' | 'past', page: number) =>
  useQuery({
    queryKey: [...DEMOS, 'desk', view, page],
    queryFn: () => call(listDemoSlots, { query: { view, page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

/** Loads a page of requests for a group. */
export const useDemoRequests = (view: 'waiting' | 'answered', page: number) =>
  useQuery({
    queryKey: [...DEMOS, 'requests', view, page],
    queryFn: () => call(listDemoRequests, { query: { view, page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

/** Makes a change and loads all lists again, also after a failure: another admin may have been first. */
function useChange<R extends Route>(route: R) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Partial<RouteInput<R>>) => call(route, input),
    onSettled: () => client.invalidateQueries({ queryKey: DEMOS }),
  });
}

export const useOfferDemoSlots = () => useChange(offerDemoSlots);
export const useCloseDemoSlot = () => useChange(closeDemoSlot);
export const useCancelDemoSlot = () => useChange(cancelDemoSlot);
export const useCancelBookingAsAdmin = () => useChange(cancelBookingAsAdmin);
export const useOfferGroupDemo = () => useChange(offerGroupDemo);
export const useDeclineGroupDemo = () => useChange(declineGroupDemo);
