import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { COLLABORATIONS } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  answerCollaborationInvitation,
  answerInvitationLink,
  type InvitationAnswer,
  inviteOrganisation,
  listCollaborationInvitations,
  listReceivedInvitations,
  openCollaborationInvitation,
  resendCollaborationInvitation,
  withdrawCollaborationInvitation,
} from './invitations.contract.ts';

/** Under the participants: who joins or is invited changes both. */
const invitationsKey = (id: string) => ['workspace', id, 'participants', 'invitations'] as const;
const RECEIVED = [...COLLABORATIONS, 'invitations'] as const;

/** Reads the invitations of a collaboration that wait. */
export function useInvitations(id: string) {
  return useQuery({
    queryKey: invitationsKey(id),
    queryFn: () => call(listCollaborationInvitations, { params: { id } }),
  });
}

function useRefresh(id: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: invitationsKey(id) });
}

/** Invites a member or an address. */
export function useInvite(id: string) {
  return useMutation({
    mutationFn: (body: RouteInput<typeof inviteOrganisation>['body']) =>
      call(inviteOrganisation, { params: { id }, body }),
    onSettled: useRefresh(id),
  });
}

export function useResendInvitation(id: string) {
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(resendCollaborationInvitation, { params: { id, invitationId } }),
    onSettled: useRefresh(id),
  });
}

export function useWithdrawInvitation(id: string) {
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(withdrawCollaborationInvitation, { params: { id, invitationId } }),
    onSettled: useRefresh(id),
  });
}

/** Reads the invitations that the member can answer. */
export function useReceivedInvitations() {
  return useQuery({ queryKey: RECEIVED, queryFn: () => call(listReceivedInvitations) });
}

/** Reads an invitation by the token of its link. Idle without one. */
export function useInvitationLink(token: string | null) {
  return useQuery({
    queryKey: ['collaboration-invitation', token],
    queryFn: token ? () => call(openCollaborationInvitation, { body: { token } }) : skipToken,
    retry: false,
  });
}

/** Answers an invitation by its id, or by the token of its link. */
export function useAnswerInvitation(invitation: { id: string } | { token: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: InvitationAnswer) =>
      'token' in invitation
        ? call(answerInvitationLink, { body: { token: invitation.token, status } })
        : call(answerCollaborationInvitation, { params: { id: invitation.id }, body: { status } }),
    // Not awaited: the list would take the buttons away before they tell that it is done, and open the workspace.
    onSettled: () => void client.invalidateQueries({ queryKey: COLLABORATIONS }),
  });
}
