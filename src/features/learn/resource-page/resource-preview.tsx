import { resourceFileQuery } from '#features/learn/resources/resources.api.ts';
import type { ResourceVersion } from '#features/learn/resources/resources.contract.ts';
import { FilePreview } from '#platform/web/files/file-preview.tsx';

interface ResourcePreviewProps {
  id: string;
  version: ResourceVersion;
}

/** Shows a PDF or a picture in the page once the reader asks for it; nothing for other files. */
export function ResourcePreview({ id, version: { number, media_type, file_name } }: ResourcePreviewProps) {
  return <FilePreview name={file_name} mediaType={media_type} query={resourceFileQuery(id, number)} />;
}
