import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { contentKey } from './content-blocks.api.ts';
import {
  type BlockParams,
  type ContentPage,
  listContentDrafts,
  publishContentBlock,
  unpublishContentBlock,
  updateContentBlock,
} from './content-blocks.contract.ts';

/** Loads all stored blocks of a page, published or not. */
export const useContentDrafts = (pageKey: ContentPage) =>
  useQuery({
    queryKey: [...contentKey(pageKey), 'drafts'],
    queryFn: () => call(listContentDrafts, { params: { pageKey } }),
  });

function useBlockChange<Input, Output>(pageKey: ContentPage, change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a failure: another admin may have changed the block first.
    onSettled: () => client.invalidateQueries({ queryKey: contentKey(pageKey) }),
  });
}

/** Writes a block and reloads the page's blocks. */
export const useUpdateContentBlock = (params: BlockParams) =>
  useBlockChange(params.pageKey, (body: RouteInput<typeof updateContentBlock>['body']) =>
    call(updateContentBlock, { params, body }),
  );

/** Publishes (true) or unpublishes (false) a block and reloads the page's blocks. */
export const useShowContentBlock = (params: BlockParams) =>
  useBlockChange(params.pageKey, (isShown: boolean) =>
    call(isShown ? publishContentBlock : unpublishContentBlock, { params }),
  );
