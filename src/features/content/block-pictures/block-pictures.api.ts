import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BlockParams } from '#features/content/content-blocks/content-blocks.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { updateBlockPicture } from './block-pictures.contract.ts';

interface ChosenPicture {
  file: File;
  /** The part to show, in per cent, the alternative text, and the version that the admin has read. */
  body: RouteInput<typeof updateBlockPicture>['body'];
}

/** Saves a picture as a version of a block and reloads what is known of the blocks. */
export function useUpdateBlockPicture(params: BlockParams) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (picture: ChosenPicture) => call(updateBlockPicture, { params, ...picture }),
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
}
