import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { removeAvatar, updateAvatar } from './avatar.contract.ts';

interface Picture {
  file: File;
  /** The part to show, in per cent. */
  body: RouteInput<typeof updateAvatar>['body'];
}

/** Shows a part of a picture as the member's own; without one there are the initials again, wherever a list shows them. */
export function useSaveAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (picture: Picture | null) => (picture ? call(updateAvatar, picture) : call(removeAvatar)),
    onSuccess: () => client.invalidateQueries(),
  });
}
