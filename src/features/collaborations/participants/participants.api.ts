import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  dropCollaboration,
  refreshCollaboration,
  SHARED_WITH_PARTNERS,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  createParticipant,
  createSeat,
  handOverLead,
  leaveCollaboration,
  listParticipants,
  removeParticipant,
  removeSeat,
  updateParticipant,
  updateParticipantRole,
} from './participants.contract.ts';

const participantsKey = (id: string) => ['workspace', id, 'participants'] as const;

/** Reads the participants of a collaboration. */
export function useParticipants(id: string) {
  return useQuery({
    queryKey: participantsKey(id),
    queryFn: () => call(listParticipants, { params: { id } }),
    ...SHARED_WITH_PARTNERS,
  });
}

/** Reads the team again, and the names on the collaboration's card. */
function useRefreshParticipants(id: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: participantsKey(id) }),
      refreshCollaboration(client, id),
    ]);
}

export function useCreateParticipant(id: string) {
  return useMutation({
    mutationFn: (body: RouteInput<typeof createParticipant>['body']) =>
      call(createParticipant, { params: { id }, body }),
    onSettled: useRefreshParticipants(id),
  });
}

interface ParticipantChange {
  participantId: string;
  body: RouteInput<typeof updateParticipant>['body'];
}

export function useUpdateParticipant(id: string) {
  return useMutation({
    mutationFn: ({ participantId, body }: ParticipantChange) =>
      call(updateParticipant, { params: { id, participantId }, body }),
    onSettled: useRefreshParticipants(id),
  });
}

export function useRemoveParticipant(id: string) {
  return useMutation({
    mutationFn: (participantId: string) => call(removeParticipant, { params: { id, participantId } }),
    onSettled: useRefreshParticipants(id),
  });
}

/** Changes what another organisation may do. */
export function useUpdateParticipantRole(id: string) {
  return useMutation({
    mutationFn: ({ participantId, body }: { participantId: string } & Pick<RoleChange, 'body'>) =>
      call(updateParticipantRole, { params: { id, participantId }, body }),
    onSettled: useRefreshParticipants(id),
  });
}
type RoleChange = RouteInput<typeof updateParticipantRole>;

/** Makes another organisation the lead. */
export function useHandOverLead(id: string) {
  return useMutation({
    mutationFn: (participant_id: string) => call(handOverLead, { params: { id }, body: { participant_id } }),
    onSettled: useRefreshParticipants(id),
  });
}

/** Names a colleague in a collaboration. */
export function useCreateSeat(id: string) {
  return useMutation({
    mutationFn: (account_id: string) => call(createSeat, { params: { id }, body: { account_id } }),
    onSettled: useRefreshParticipants(id),
  });
}

/** Takes a colleague off a collaboration. */
export function useRemoveSeat(id: string) {
  return useMutation({
    mutationFn: (accountId: string) => call(removeSeat, { params: { id, accountId } }),
    onSettled: useRefreshParticipants(id),
  });
}

/** Leaves a collaboration. The caller closes its dialog, because reading it again would return 404. */
export function useLeaveCollaboration(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(leaveCollaboration, { params: { id } }),
    onSuccess: () => dropCollaboration(client, id),
  });
}
