import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useDownloadFile } from './collaboration-files.api.ts';
import type { CollaborationFile, FileVersion } from './collaboration-files.contract.ts';

interface FileDownloadProps {
  collaborationId: string;
  file: Pick<CollaborationFile, 'id' | 'name'>;
  version: Pick<FileVersion, 'number' | 'file_name'>;
  /** Names the version for screen readers, where there are several. */
  withNumber?: boolean;
}

/** Saves a version of a file; the partners see who did. */
export function FileDownload({ collaborationId, file, version, withNumber }: FileDownloadProps) {
  const download = useDownloadFile(collaborationId);
  const name = `${file.name}.${version.file_name.split('.').at(-1)}`;
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      loading={download.isPending}
      aria-label={`Download ${file.name}${withNumber ? `, version ${version.number}` : ''}`}
      onClick={() =>
        download.mutate(
          { fileId: file.id, version: version.number, name },
          {
            onError: (error) =>
              showToast({
                title: 'File not downloaded',
                message: failureText(error, 'Please try again.'),
                tone: 'error',
              }),
          },
        )
      }
    >
      Download
    </Button>
  );
}
