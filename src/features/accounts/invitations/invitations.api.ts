import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepDeviceToken, readDeviceToken } from '#features/accounts/sign-in/sign-in.api.ts';
import { call } from '#platform/web/client.ts';
import { useSession } from '#platform/web/session.tsx';
import {
  type AcceptInput,
  acceptInvitation,
  createInvitation,
  type InvitationInput,
  type InvitedSignUp,
  type JoinInput,
  listInvitations,
  openInvitation,
  resendInvitation,
  signInToInvitation,
  signUpToInvitation,
  withdrawInvitation,
} from './invitations.contract.ts';

const INVITATIONS = ['invitations'];

/** @param enabled false for who may not see them. */
export const useInvitations = (enabled: boolean) =>
  useQuery({ queryKey: INVITATIONS, queryFn: () => call(listInvitations), enabled });

function useInvitationsChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => void client.invalidateQueries({ queryKey: INVITATIONS }),
  });
}

export const useCreateInvitation = () =>
  useInvitationsChange((body: InvitationInput) => call(createInvitation, { body }));

export const useResendInvitation = () =>
  useInvitationsChange((id: string) => call(resendInvitation, { params: { id } }));

export const useWithdrawInvitation = () =>
  useInvitationsChange((id: string) => call(withdrawInvitation, { params: { id } }));

/** Reads the invitation of a link; no second try, for the answer does not change. */
export const useOpenInvitation = (token: string | null) =>
  useQuery({
    queryKey: ['open-invitation', token],
    queryFn: () => call(openInvitation, { body: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useAcceptInvitation() {
  const { refresh } = useSession();
  return useMutation({
    mutationFn: (body: AcceptInput) => call(acceptInvitation, { body }),
    onSuccess: () => refresh(),
  });
}

export function useSignInToInvitation() {
  const session = useSession();
  return useMutation({
    mutationFn: (body: JoinInput) =>
      call(signInToInvitation, { body: { ...body, device_token: readDeviceToken() } }),
    onSuccess: (answer) => {
      keepDeviceToken(answer.device_token);
      session.signIn(answer.session);
    },
  });
}

export function useSignUpToInvitation() {
  const session = useSession();
  return useMutation({
    mutationFn: (body: InvitedSignUp) => call(signUpToInvitation, { body }),
    onSuccess: (answer) => {
      keepDeviceToken(answer.device_token);
      session.signIn(answer.session);
    },
  });
}
