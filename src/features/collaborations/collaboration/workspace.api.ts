import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Milestone } from '#features/collaborations/milestones/milestones.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { refreshCollaboration, SHARED_WITH_PARTNERS } from './collaborations.api.ts';
import {
  createMilestone,
  createParticipant,
  listMilestones,
  listParticipants,
  removeMilestone,
  removeParticipant,
  updateMilestone,
  updateParticipant,
} from './workspace.contract.ts';

const milestonesKey = (id: string) => ['workspace', id, 'milestones'] as const;
const participantsKey = (id: string) => ['workspace', id, 'participants'] as const;

/** The timeline of a collaboration by due date. */
export function useMilestones(id: string) {
  return useQuery({
    queryKey: milestonesKey(id),
    queryFn: () => call(listMilestones, { params: { id } }),
    ...SHARED_WITH_PARTNERS,
  });
}

/** Who takes part in a collaboration. */
export function useParticipants(id: string) {
  return useQuery({
    queryKey: participantsKey(id),
    queryFn: () => call(listParticipants, { params: { id } }),
    ...SHARED_WITH_PARTNERS,
  });
}

/** Renews the timeline, and the progress that follows from it, whether the change succeeded or met somebody else's. */
function useRefreshMilestones(id: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: milestonesKey(id) }),
      refreshCollaboration(client, id),
    ]);
}

export function useCreateMilestone(id: string) {
  return useMutation({
    mutationFn: (body: RouteInput<typeof createMilestone>['body']) =>
      call(createMilestone, { params: { id }, body }),
    onSettled: useRefreshMilestones(id),
  });
}

interface MilestoneChange {
  milestoneId: string;
  body: RouteInput<typeof updateMilestone>['body'];
}

/** Changes fields of a milestone; the change shows at once and is taken back when the server refuses it. */
export function useUpdateMilestone(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ milestoneId, body }: MilestoneChange) =>
      call(updateMilestone, { params: { id, milestoneId }, body }),
    onMutate: async ({ milestoneId, body }) => {
      await client.cancelQueries({ queryKey: milestonesKey(id) });
      const before = client.getQueryData<Milestone[]>(milestonesKey(id));
      client.setQueryData<Milestone[]>(milestonesKey(id), (now) =>
        now?.map((one) => (one.id === milestoneId ? ({ ...one, ...body } as Milestone) : one)),
      );
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(milestonesKey(id), context?.before),
    onSettled: useRefreshMilestones(id),
  });
}

export function useRemoveMilestone(id: string) {
  return useMutation({
    mutationFn: (milestoneId: string) => call(removeMilestone, { params: { id, milestoneId } }),
    onSettled: useRefreshMilestones(id),
  });
}

/** Renews the team, and the names on the collaboration's card. */
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
