import { useMutation, useQueryClient } from '@tanstack/react-query';
import { COLLABORATIONS } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { createCollaboration } from './initiatives.contract.ts';

/** Starts an initiative with its key milestones; the server stores all of it or nothing. */
export function useCreateCollaboration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createCollaboration>['body']) => call(createCollaboration, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: COLLABORATIONS }),
  });
}
