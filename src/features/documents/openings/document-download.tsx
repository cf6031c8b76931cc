import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import { useDownloadDocument } from './document-openings.api.ts';

/** Saves a document that is the member's own, or shared with them. */
export function DocumentDownload({ id, title }: { id: string; title: string }) {
  return (
    <DownloadButton
      action="Download"
      name={title}
      id={id}
      download={useDownloadDocument()}
      failed="Document not opened"
    />
  );
}
