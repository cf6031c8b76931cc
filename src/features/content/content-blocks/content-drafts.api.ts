import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { contentKey } from './content-blocks.api.ts';
import {
  type BlockParams,
  type ContentPage,
  keepContentBlock,
  listAllContentDrafts,
  listContentDrafts,
  listContentVersions,
  type Publication,
  publishContentBlock,
  type Restoration,
  restoreContentVersion,
  unpublishContentBlock,
  updateContentBlock,
} from './content-blocks.contract.ts';

const VERSIONS_SHOWN = 10;

/** Loads all stored blocks of a page, published or not. */
export const useContentDrafts = (pageKey: ContentPage) =>
  useQuery({
    queryKey: [...contentKey(pageKey), 'drafts'],
    queryFn: () => call(listContentDrafts, { params: { pageKey } }),
  });

/** Loads all stored blocks of all pages. */
export const useAllContentDrafts = () =>
  useQuery({ queryKey: ['content', 'all'], queryFn: () => call(listAllContentDrafts) });

/** Loads the versions of a block, newest first. */
export const useContentVersions = (params: BlockParams) =>
  useInfiniteQuery({
    queryKey: [...contentKey(params.pageKey), 'versions', params.blockKey],
    queryFn: ({ pageParam }) =>
      call(listContentVersions, { params, query: { page: pageParam, pageSize: VERSIONS_SHOWN } }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
  });

function useBlockChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a failure: another admin may have changed the block first.
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
}

/** Saves a version of a block and reloads what is known of it. */
export const useUpdateContentBlock = (params: BlockParams) =>
  useBlockChange((body: RouteInput<typeof updateContentBlock>['body']) =>
    call(updateContentBlock, { params, body }),
  );

/** Publishes the latest version: now, or at a time. */
export const usePublishContentBlock = (params: BlockParams) =>
  useBlockChange((body: Publication) => call(publishContentBlock, { params, body }));

/** Takes back the time at which a version would be published. */
export const useKeepContentBlock = (params: BlockParams) =>
  useBlockChange(() => call(keepContentBlock, { params }));

/** Takes a block off its page. */
export const useUnpublishContentBlock = (params: BlockParams) =>
  useBlockChange(() => call(unpublishContentBlock, { params }));

/** Saves the words of an older version as the latest one. */
export const useRestoreContentVersion = (params: BlockParams) =>
  useBlockChange((body: Restoration) => call(restoreContentVersion, { params, body }));
