import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  refreshCollaboration,
  SHARED_WITH_PARTNERS,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  createMilestone,
  listMilestones,
  type Milestone,
  removeMilestone,
  updateMilestone,
} from './milestones.contract.ts';

const milestonesKey = (id: string) => ['workspace', id, 'milestones'] as const;

/** Reads the milestones of a collaboration by due date. */
export function useMilestones(id: string) {
  return useQuery({
    queryKey: milestonesKey(id),
    queryFn: () => call(listMilestones, { params: { id } }),
    ...SHARED_WITH_PARTNERS,
  });
}

/** Reads the timeline and the progress again, also after a change that failed because of another one. */
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

/** Changes fields of a milestone; shows the change immediately and reverts it if the server refuses. */
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
