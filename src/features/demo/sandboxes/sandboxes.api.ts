import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '#platform/contract/errors.ts';
import { call } from '#platform/web/client.ts';
import { frameStorage } from '#platform/web/sandbox/frame-storage.ts';
import { endSandbox, getSandbox, getSandboxOffer, startSandbox, takeSeat } from './sandboxes.contract.ts';
import { SEATS, type Seat } from './sandboxes.rules.ts';

const SANDBOX = 'sandbox';

/** How often the page asks what was done. */
const LOOK_MS = 3000;

/** Where the frame of a seat keeps its session. */
export const storageOf = (seat: Seat) => frameStorage(`sandbox/${seat}`);

/** Forgets both sessions, once their frames are gone: a page that is left still writes down how far it was scrolled. */
export function forgetSeats(): void {
  for (const seat of SEATS) storageOf(seat).clear();
}

/** Signs a seat in: its frame finds the session where the product keeps one. */
async function signSeatIn(token: string, seat: Seat): Promise<void> {
  const session = await call(takeSeat, { body: { token, seat } });
  const storage = storageOf(seat);
  storage.clear();
  storage.setItem('access_token', session.access_token);
  storage.setItem('refresh_token', session.refresh_token);
  storage.setItem('user', JSON.stringify(session.user));
}

export const useSandboxOffer = () =>
  useQuery({ queryKey: [SANDBOX, 'offer'], queryFn: ({ signal }) => call(getSandboxOffer, {}, { signal }) });

/** Starts a sandbox with both seats signed in. Gives its token. */
export const useStartSandbox = () =>
  useMutation({
    mutationFn: async () => {
      const { token } = await call(startSandbox, {});
      await Promise.all(SEATS.map((seat) => signSeatIn(token, seat)));
      return token;
    },
  });

/** Signs a seat in again whose visitor has signed out. */
export const useSignSeatIn = (token: string) =>
  useMutation({ mutationFn: (seat: Seat) => signSeatIn(token, seat) });

/** True once the server knows no such sandbox any more. */
export const isOver = (error: unknown) => error instanceof CallFailure && error.code === 'SANDBOX_NOT_FOUND';

/** The time left, and what was done. It asks again every few seconds until the sandbox is over. */
export const useSandbox = (token: string) =>
  useQuery({
    queryKey: [SANDBOX, 'current', token],
    queryFn: ({ signal }) => call(getSandbox, { query: { token } }, { signal }),
    refetchInterval: ({ state }) => (isOver(state.error) ? false : LOOK_MS),
    staleTime: 0,
  });

export function useEndSandbox(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endSandbox, { query: { token } }),
    onSuccess: () => client.removeQueries({ queryKey: [SANDBOX, 'current', token] }),
  });
}
