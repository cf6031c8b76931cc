import { Button } from '@mantine/core';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useExportShortlist } from './exports.api.ts';

const FORMATS = [
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
] as const;

/** Buttons that save a shortlist with its notes as a file. */
export function ShortlistExport({ id, name }: { id: string; name: string }) {
  const write = useExportShortlist(id, name);
  return FORMATS.map(([format, label]) => (
    <Button
      key={format}
      variant="default"
      size="compact-sm"
      loading={write.isPending && write.variables === format}
      onClick={() =>
        write.mutate(format, {
          onError: (error) =>
            void showToast({
              title: 'File not made',
              message: failureText(error, 'Please try again.'),
              tone: 'error',
            }),
        })
      }
    >
      Save as {label}
    </Button>
  ));
}
