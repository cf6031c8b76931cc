import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { COMMUNITY } from '#features/community/circles/circles.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { createCircle, listManagedCircles, updateCircle } from './managed-circles.contract.ts';

/** Loads all circles, for admins. */
export function useManagedCircles() {
  return useQuery({ queryKey: [...COMMUNITY, 'managed'], queryFn: () => call(listManagedCircles) });
}

function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: COMMUNITY }),
  });
}

/** Adds a circle. */
export const useCreateCircle = () =>
  useChange((body: RouteInput<typeof createCircle>['body']) => call(createCircle, { body }));

/** Changes a circle. */
export const useUpdateCircle = () =>
  useChange(({ id, body }: { id: string; body: RouteInput<typeof updateCircle>['body'] }) =>
    call(updateCircle, { params: { id }, body }),
  );
