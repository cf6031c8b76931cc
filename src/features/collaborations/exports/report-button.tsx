import { ActionIcon } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useDownloadReport } from './collaboration-exports.api.ts';

/** The report icon of a card: saves the collaboration as it is now as PDF. */
export function ReportButton({ id, title }: { id: string; title: string }) {
  const download = useDownloadReport({ id, title });
  const start = () =>
    download.mutate(undefined, {
      onError: (error) =>
        void showToast({
          title: 'Report not made',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <ActionIcon
      variant="default"
      size="input-sm"
      aria-label={`Report of ${title} (PDF)`}
      title="Report (PDF)"
      loading={download.isPending}
      onClick={start}
    >
      <IconFileText size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
