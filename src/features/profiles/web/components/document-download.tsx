import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { showToast } from '#platform/web/toast.ts';
import { useDownloadDocument } from '../documents.api.ts';

/** Saves a document's file; its owner sees when somebody else did. */
export function DocumentDownload({ id, title }: { id: string; title: string }) {
  const download = useDownloadDocument();
  const start = () =>
    download.mutate(id, {
      onError: ({ message }) => showToast({ title: 'Document not opened', message, tone: 'error' }),
    });
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      onClick={start}
      loading={download.isPending}
      aria-label={`Download ${title}`}
    >
      Download
    </Button>
  );
}
