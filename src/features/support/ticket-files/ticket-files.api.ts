import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  createTicketFile,
  downloadTicketFile,
  openTicketFile,
  removeTicketFile,
} from './ticket-files.contract.ts';

/** Stores a file for the next message in a ticket. */
export const storeTicketFile = (ticketId: string, file: File) =>
  call(createTicketFile, { params: { id: ticketId }, file });

/** Deletes a file that no message has yet. One that stays is deleted after a day. */
export const dropTicketFile = (id: string) =>
  call(removeTicketFile, { params: { id } }).catch(() => undefined);

/** Downloads a file of a ticket and lets the browser save it. */
export function useDownloadTicketFile() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { expires, signature, file_name } = await call(openTicketFile, { params: { id } });
      saveBlob(await call(downloadTicketFile, { params: { id }, query: { expires, signature } }), file_name);
    },
  });
}
