import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import { useDownloadDocument } from './document-openings.api.ts';

/** Button that downloads a document of the member or one shared with them. */
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
