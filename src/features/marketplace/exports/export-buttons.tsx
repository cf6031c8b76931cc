import { Button } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { ConfirmEmailNote } from '#features/profiles/profile/confirm-email-note.tsx';
import { failureText } from '#platform/contract/errors.ts';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';

const FORMATS: [TableFormat, string][] = [
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
];

/** Makes the file of a format and lets the browser save it. */
export type WriteTable = UseMutationResult<void, Error, TableFormat>;

/** Buttons that save a table as a file; a person whose email is not confirmed reads how to get them. */
export function ExportButtons({ write }: { write: WriteTable }) {
  if (!useSession().user?.email_confirmed) return <ConfirmEmailNote to="save this as a table" />;
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
