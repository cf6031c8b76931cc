import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { UseMutationResult } from '@tanstack/react-query';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';

interface DownloadButtonProps {
  /** Text of the button: "Download". */
  action: string;
  /** The saved thing, for screen readers. */
  name: string;
  id: string;
  /** Fetches the document with this id and lets the browser save it. */
  download: UseMutationResult<unknown, Error, string>;
  /** Title of the message after a failure. */
  failed: string;
}

/** Saves a document's file; its owner sees when somebody else did. */
export function DownloadButton({ action, name, id, download, failed }: DownloadButtonProps) {
  const start = () =>
    download.mutate(id, {
      onError: (error) =>
        showToast({ title: failed, message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      onClick={start}
      loading={download.isPending}
      aria-label={`${action} ${name}`}
    >
      {action}
    </Button>
  );
}
