import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { RESOURCES } from '#features/learn/resources/resources.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  addResourceVersion,
  createResource,
  listOwnResources,
  type OwnResource,
  removeResource,
  updateResource,
} from './resource-upload.contract.ts';

/** Loads the member's own resources, newest first, twenty at a time. */
export const useOwnResources = () =>
  useInfiniteQuery({
    queryKey: [...RESOURCES, 'own'],
    queryFn: ({ pageParam: page }) => call(listOwnResources, { query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<OwnResource>(PAGE_SIZE),
  });

function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: RESOURCES }),
  });
}

type Details = Omit<RouteInput<typeof createResource>['body'], 'upload_id'>;

interface ResourceToSave {
  /** The resource that changes; without it a new one is submitted. */
  id?: string;
  /** Waits for the file, if one was chosen. */
  upload: (() => Promise<string>) | null;
  details: Details;
}

/** Submits a resource once its file has arrived. */
export const useSaveResource = () =>
  useChange(async ({ id, upload, details }: ResourceToSave) => {
    const upload_id = await upload?.();
    if (id) return call(updateResource, { params: { id }, body: { ...details, upload_id } });
    return call(createResource, { body: { ...details, upload_id: upload_id ?? '' } });
  });

/** Submits a new version once its file has arrived. */
export const useAddVersion = () =>
  useChange(async ({ id, upload, note }: { id: string; upload: () => Promise<string>; note: string }) =>
    call(addResourceVersion, { params: { id }, body: { upload_id: await upload(), note } }),
  );

export const useRemoveResource = () => useChange((id: string) => call(removeResource, { params: { id } }));
