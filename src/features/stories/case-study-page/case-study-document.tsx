import { useDownloadCaseStudyMedia } from '#features/stories/case-studies/case-studies.api.ts';
import type { CaseStudyMedia } from '#features/stories/case-studies/case-studies.contract.ts';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';

/** Button that saves a document of a story. */
export function CaseStudyDocument({ slug, file }: { slug: string; file: CaseStudyMedia }) {
  return (
    <DownloadButton
      action="Download"
      name={file.file_name}
      id={file.id}
      download={useDownloadCaseStudyMedia(slug, file.file_name)}
      failed="Document not opened"
    />
  );
}
