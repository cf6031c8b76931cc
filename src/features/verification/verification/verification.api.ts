import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { askForVerification, getVerification, withdrawVerification } from './verification.contract.ts';

const OWN = ['verification', 'own'] as const;

/** Loads the member's levels, the requirements of level 1, and every request. */
export const useVerification = () => useQuery({ queryKey: OWN, queryFn: () => call(getVerification) });

function useVerificationChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a failure: an admin may have decided first.
    onSettled: () => client.invalidateQueries({ queryKey: OWN }),
  });
}

export const useAskForVerification = () =>
  useVerificationChange((body: RouteInput<typeof askForVerification>['body']) =>
    call(askForVerification, { body }),
  );

export const useWithdrawVerification = () =>
  useVerificationChange((id: string) => call(withdrawVerification, { params: { id } }));
