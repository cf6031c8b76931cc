import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { removeAvatar, updateAvatar } from './avatar.contract.ts';

interface Picture {
  file: File;
  /** The part to show, in per cent. */
  body: RouteInput<typeof updateAvatar>['body'];
}

/** Replaces the member's picture, or removes it when called with null, then reloads every list that shows it. */
export function useSaveAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (picture: Picture | null) => (picture ? call(updateAvatar, picture) : call(removeAvatar)),
    onSuccess: () => client.invalidateQueries(),
  });
}
