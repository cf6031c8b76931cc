import { useMutation, useQuery } from '@tanstack/react-query';
import { COMMUNITY } from '#features/community/circles/circles.api.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  createAttachment,
  downloadAttachment,
  openAttachment,
  removeAttachment,
} from './attachments.contract.ts';

/** Stores a file for a post that is being written. */
export function useCreateAttachment() {
  return useMutation({ mutationFn: (file: File) => call(createAttachment, { file }) });
}

/** Deletes a file that no post has yet. */
export function useRemoveAttachment() {
  return useMutation({ mutationFn: (id: string) => call(removeAttachment, { params: { id } }) });
}

async function read(id: string): Promise<{ blob: Blob; name: string }> {
  const { expires, signature, file_name } = await call(openAttachment, { params: { id } });
  const blob = await call(downloadAttachment, { params: { id }, query: { expires, signature } });
  return { blob, name: file_name };
}

/** Downloads a file and lets the browser save it. */
export function useDownloadAttachment() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { blob, name } = await read(id);
      saveBlob(blob, name);
    },
  });
}

/** Loads a picture to show it in the page, once it is near the visible part. @returns its address in this page. */
export function useAttachedPicture(id: string, isNear: boolean) {
  return useQuery({
    queryKey: [...COMMUNITY, 'pictures', id],
    queryFn: async () => URL.createObjectURL((await read(id)).blob),
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
