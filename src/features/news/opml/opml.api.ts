import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import { addNewsSources, exportOpml, previewFeed, readOpml } from './opml.contract.ts';

export const usePreviewFeed = () =>
  useMutation({ mutationFn: (url: string) => call(previewFeed, { body: { url } }) });

export const useReadOpml = () =>
  useMutation({ mutationFn: (text: string) => call(readOpml, { body: { text } }) });

/** Adds sources, and reads the list of them again. */
export function useAddNewsSources() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sources: RouteInput<typeof addNewsSources>['body']['sources']) =>
      call(addNewsSources, { body: { sources } }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['news-sources'] }),
  });
}

export const useExportOpml = () =>
  useMutation({ mutationFn: async () => saveBlob(await call(exportOpml), 'dayitva-news-sources.opml') });
