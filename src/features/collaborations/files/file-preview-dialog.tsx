import { Stack } from '@mantine/core';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { FilePreview } from '#platform/web/files/file-preview.tsx';
import { fileContentQuery } from './collaboration-files.api.ts';
import type { CollaborationFile, FileVersion } from './collaboration-files.contract.ts';
import { FileDownload } from './file-download.tsx';

interface FilePreviewDialogProps {
  collaborationId: string;
  file: Pick<CollaborationFile, 'id' | 'name'>;
  version: Pick<FileVersion, 'number' | 'file_name' | 'media_type'>;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that shows a version of a file and saves it, where another record names the file. Each opening is logged. */
export function FilePreviewDialog({ collaborationId, file, version, ...dialog }: FilePreviewDialogProps) {
  return (
    <WideDialog {...dialog} title={file.name} size="46rem">
      <Stack gap="md" align="flex-start">
        <FileDownload collaborationId={collaborationId} file={file} version={version} />
        <FilePreview
          name={file.name}
          mediaType={version.media_type}
          query={fileContentQuery(collaborationId, file.id, version.number)}
        />
      </Stack>
    </WideDialog>
  );
}
