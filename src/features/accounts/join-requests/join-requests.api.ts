import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { COLLEAGUES } from '#features/accounts/memberships/memberships.api.ts';
import type { LesserRole } from '#features/accounts/memberships/memberships.contract.ts';
import { readDeviceToken } from '#features/accounts/sign-in/sign-in.api.ts';
import { call } from '#platform/web/client.ts';
import {
  acceptJoinRequest,
  askToJoin,
  declineJoinRequest,
  getJoinOffer,
  type JoinOffer,
  type JoinRequest,
  type JoinSignIn,
  type JoinSignUp,
  listJoinRequests,
  openJoinLink,
  requestJoinLink,
  signInToJoin,
  signUpToJoin,
  withdrawJoinRequest,
} from './join-requests.contract.ts';

const JOIN_REQUESTS = ['join-requests'];
const JOIN_OFFER = ['join-offer'];

/** @param enabled false for who may not see them. */
export const useJoinRequests = (enabled: boolean) =>
  useQuery({ queryKey: JOIN_REQUESTS, queryFn: () => call(listJoinRequests), enabled });

/** Answers a person; the list is then without them. */
function useJoinAnswer<Input>(answer: (input: Input) => Promise<JoinRequest[]>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: answer,
    onSuccess: (left) => {
      client.setQueryData(JOIN_REQUESTS, left);
      void client.invalidateQueries({ queryKey: COLLEAGUES });
    },
    onError: () => void client.invalidateQueries({ queryKey: JOIN_REQUESTS }),
  });
}

export const useAcceptJoinRequest = () =>
  useJoinAnswer(({ id, role }: { id: string; role: LesserRole }) =>
    call(acceptJoinRequest, { params: { id }, body: { role } }),
  );

export const useDeclineJoinRequest = () =>
  useJoinAnswer((id: string) => call(declineJoinRequest, { params: { id } }));

export const useJoinOffer = () => useQuery({ queryKey: JOIN_OFFER, queryFn: () => call(getJoinOffer) });

function useJoinOfferChange(change: () => Promise<{ offer: JoinOffer | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => client.setQueryData(JOIN_OFFER, answer),
    onError: () => void client.invalidateQueries({ queryKey: JOIN_OFFER }),
  });
}

export const useAskToJoin = () => useJoinOfferChange(() => call(askToJoin));

export const useWithdrawJoinRequest = () => useJoinOfferChange(() => call(withdrawJoinRequest));

export const useRequestJoinLink = () =>
  useMutation({ mutationFn: (email: string) => call(requestJoinLink, { body: { email } }) });

/** Reads what a link leads to; no second try, for the answer does not change. */
export const useOpenJoinLink = (token: string) =>
  useQuery({
    queryKey: ['join-link', token],
    queryFn: () => call(openJoinLink, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSignUpToJoin = () =>
  useMutation({ mutationFn: (body: JoinSignUp) => call(signUpToJoin, { body }) });

export const useSignInToJoin = () =>
  useMutation({
    mutationFn: (body: JoinSignIn) =>
      call(signInToJoin, { body: { ...body, device_token: readDeviceToken() } }),
  });
