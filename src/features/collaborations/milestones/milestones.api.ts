import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  refreshCollaboration,
  SHARED_WITH_PARTNERS,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import type { RecordToSave } from '#features/profiles/records/record-kind.rules.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  addMilestoneEvidence,
  createMilestone,
  listMilestones,
  type Milestone,
  removeMilestone,
  updateMilestone,
} from './milestones.contract.ts';

const milestonesKey = (id: string) => ['workspace', id, 'milestones'] as const;

/** How long milestones that were read ahead are not read once more, in milliseconds. */
const AHEAD_MS = 2000;

const milestonesOf = (id: string) => ({
  queryKey: milestonesKey(id),
  queryFn: () => call(listMilestones, { params: { id } }),
  ...SHARED_WITH_PARTNERS,
  staleTime: AHEAD_MS,
});

/** Reads the milestones of a collaboration by due date. */
export const useMilestones = (id: string) => useQuery(milestonesOf(id));

/** Reads the milestones for a timeline that is about to open. A failure is the timeline's to show: it asks again. */
export const readMilestonesAhead = (client: QueryClient, id: string) =>
  client.prefetchQuery(milestonesOf(id));

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

interface StatusChange {
  milestoneId: string;
  body: Pick<Milestone, 'status'>;
}

/** Changes the status of a milestone; shows the change immediately and reverts it if the server refuses. */
export function useUpdateMilestone(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ milestoneId, body }: StatusChange) =>
      call(updateMilestone, { params: { id, milestoneId }, body }),
    onMutate: async ({ milestoneId, body }) => {
      await client.cancelQueries({ queryKey: milestonesKey(id) });
      const before = client.getQueryData<Milestone[]>(milestonesKey(id));
      client.setQueryData<Milestone[]>(milestonesKey(id), (now) =>
        now?.map((one) => (one.id === milestoneId ? { ...one, ...body } : one)),
      );
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(milestonesKey(id), context?.before),
    onSettled: useRefreshMilestones(id),
  });
}

/** Saves what the edit dialog holds; a partner's changes of the same fields are a conflict. */
export function useSaveMilestone(id: string) {
  return useMutation({
    mutationFn: ({ id: milestoneId = '', body }: RecordToSave<RouteInput<typeof updateMilestone>['body']>) =>
      call(updateMilestone, { params: { id, milestoneId }, body }),
    onSettled: useRefreshMilestones(id),
  });
}

/** Reads a milestone again after a partner has changed it. @throws Error if it is gone. */
export async function readLatestMilestone(id: string, milestoneId: string): Promise<Milestone> {
  const all = await call(listMilestones, { params: { id } });
  const milestone = all.find((one) => one.id === milestoneId);
  if (!milestone) throw new Error('the milestone is gone');
  return milestone;
}

/** Adds a file that the collaboration has to the evidence of a milestone. */
export function useAddMilestoneEvidence(id: string) {
  return useMutation({
    mutationFn: ({ milestoneId, file_id }: { milestoneId: string; file_id: string }) =>
      call(addMilestoneEvidence, { params: { id, milestoneId }, body: { file_id } }),
    onSettled: useRefreshMilestones(id),
  });
}

export function useRemoveMilestone(id: string) {
  return useMutation({
    mutationFn: ({ milestoneId, reason }: { milestoneId: string; reason: string }) =>
      call(removeMilestone, { params: { id, milestoneId }, query: { reason } }),
    onSettled: useRefreshMilestones(id),
  });
}
