import { Button } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { failureText } from '#platform/contract/errors.ts';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import { showToast } from '#platform/web/toast.ts';

const FORMATS: [TableFormat, string][] = [
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
];

/** Buttons that save a table as a file. */
export function ExportButtons({ write }: { write: UseMutationResult<void, Error, TableFormat> }) {
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
