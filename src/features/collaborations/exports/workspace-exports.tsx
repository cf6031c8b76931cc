import { Button, Group, NativeSelect, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import { showToast } from '#platform/web/toast.ts';
import { useDownloadReport, useExportList } from './collaboration-exports.api.ts';
import { EXPORTED_LISTS, type ExportedList } from './collaboration-exports.contract.ts';

const LABELS: Record<ExportedList, string> = {
  milestones: 'Milestones',
  indicators: 'Indicators',
  readings: 'Readings of all indicators',
  files: 'List of files',
  comments: 'Comments',
  participants: 'Participants',
};
const FORMATS: [TableFormat, string][] = [
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
];

const fail = (error: Error) =>
  void showToast({
    title: 'File not made',
    message: failureText(error, 'Please try again.'),
    tone: 'error',
  });

/** Saves the lists of a collaboration as tables, and the whole of it as PDF. */
export function WorkspaceExports({ id, title }: { id: string; title: string }) {
  const headingId = useId();
  const [list, setList] = useState<ExportedList>('milestones');
  const write = useExportList({ id, title });
  const report = useDownloadReport({ id, title });
  return (
    <section aria-labelledby={headingId}>
      <Title order={3} fz="1.125rem" id={headingId} mb="xs">
        Save as a file
      </Title>
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="List"
          value={list}
          data={EXPORTED_LISTS.map((value) => ({ value, label: LABELS[value] }))}
          onChange={(event) => setList(event.currentTarget.value as ExportedList)}
        />
        {FORMATS.map(([format, label]) => (
          <Button
            key={format}
            variant="default"
            loading={write.isPending && write.variables.format === format}
            onClick={() => write.mutate({ list, format }, { onError: fail })}
          >
            Save as {label}
          </Button>
        ))}
        <Button
          variant="default"
          loading={report.isPending}
          onClick={() => report.mutate(undefined, { onError: fail })}
        >
          Save report as PDF
        </Button>
      </Group>
    </section>
  );
}
