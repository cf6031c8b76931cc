import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useProfile } from '#features/profiles/profile/profile.api.ts';
import type { Route, RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import { useSession } from '#platform/web/session.tsx';
import {
  acceptDemoOffer,
  bookDemo,
  cancelDemoBooking,
  getDemoBooking,
  getDemoBookingCalendar,
  listFreeSlots,
  moveDemoBooking,
  requestGroupDemo,
} from './demo-bookings.contract.ts';

export const DEMOS = ['demos'] as const;

/** Loads the next free times. */
export const useFreeSlots = () =>
  useQuery({ queryKey: [...DEMOS, 'free'], queryFn: () => call(listFreeSlots), staleTime: 0 });

/** Loads the booking of a link. */
export const useDemoBooking = (token: string) =>
  useQuery({
    queryKey: [...DEMOS, 'booking', token],
    queryFn: () => call(getDemoBooking, { params: { token } }),
  });

/** Makes a change and loads the times and the booking again, also after a failure: others may have been first. */
function useChange<R extends Route>(route: R) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Partial<RouteInput<R>>) => call(route, input),
    onSettled: () => client.invalidateQueries({ queryKey: DEMOS }),
  });
}

export const useBookDemo = () => useChange(bookDemo);
export const useMoveDemoBooking = () => useChange(moveDemoBooking);
export const useAcceptDemoOffer = () => useChange(acceptDemoOffer);
export const useCancelDemoBooking = () => useChange(cancelDemoBooking);
export const useRequestGroupDemo = () => useChange(requestGroupDemo);

/** Downloads the calendar file of a booking and lets the browser save it. */
export const useDemoCalendar = () =>
  useMutation({
    mutationFn: async (token: string) =>
      saveBlob(await call(getDemoBookingCalendar, { params: { token } }), 'demo.ics'),
  });

/** What a form about a demo begins with: a member's own fields, or nothing. Undefined while it loads. */
export function useBooker(): { name: string; email: string; organization: string } | undefined {
  const { user, status } = useSession();
  const profile = useProfile(status === 'signed-in');
  if (status === 'loading' || (user && profile.isPending)) return undefined;
  return {
    name: user?.full_name ?? '',
    email: user?.email ?? '',
    organization: (user && profile.data?.organization_name) ?? '',
  };
}
