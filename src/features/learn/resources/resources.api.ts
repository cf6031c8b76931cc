import {
  keepPreviousData,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import type { ResourceChoice } from './resource-choice.hook.ts';
import {
  downloadResource,
  getResource,
  listLatestResources,
  listResources,
  type Resource,
  viewResource,
} from './resources.contract.ts';

/** Query key of everything in the library. */
export const RESOURCES = ['resources'] as const;
const recordKey = (id: string) => [...RESOURCES, 'record', id] as const;

/** Reads one page of the library; the page before stays on the screen until it has come. */
export function useResources({ verified, ...choice }: ResourceChoice) {
  const query = { ...choice, verified: verified ? ('true' as const) : undefined };
  return useQuery({
    queryKey: [...RESOURCES, 'list', query],
    queryFn: ({ signal }) => call(listResources, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Reads the six newest resources. */
export const useLatestResources = () =>
  useQuery({ queryKey: [...RESOURCES, 'latest'], queryFn: () => call(listLatestResources) });

/** Reads one resource. */
export const useResource = (id: string) =>
  useQuery({ queryKey: recordKey(id), queryFn: () => call(getResource, { params: { id } }) });

/** Notes once that the page of a resource was opened. */
export function useResourceView({ id, status }: Pick<Resource, 'id' | 'status'>): void {
  const client = useQueryClient();
  useEffect(() => {
    if (status !== 'published') return;
    call(viewResource, { params: { id } })
      .then(({ views }) =>
        client.setQueryData<Resource>(recordKey(id), (resource) => resource && { ...resource, views }),
      )
      // A view that could not be counted is nothing that a reader has to know.
      .catch(() => undefined);
  }, [client, id, status]);
}

interface WantedFile {
  id: string;
  /** The newest by default. */
  version?: number;
  name: string;
}

/** Fetches a file of a resource and lets the browser save it. */
export function useDownloadResource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version, name }: WantedFile) =>
      saveBlob(await call(downloadResource, { params: { id }, query: { version } }), name),
    onSuccess: () => client.invalidateQueries({ queryKey: RESOURCES }),
  });
}

/** The query that fetches the file of a version to show it. */
export const resourceFileQuery = (id: string, version: number): UseQueryOptions<Blob> => ({
  queryKey: [...recordKey(id), 'file', version],
  queryFn: ({ signal }) =>
    call(downloadResource, { params: { id }, query: { version, purpose: 'preview' as const } }, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
