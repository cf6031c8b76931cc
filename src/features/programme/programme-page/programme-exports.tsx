import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useDownloadBoardReport, useExportProgramme } from './programme.api.ts';
import classes from './programme.module.css';
import { useProgrammeAddress } from './programme-address.hook.ts';

const onError = (error: unknown) =>
  void showToast({ title: 'File not made', message: failureText(error, 'Please try again.'), tone: 'error' });

/** Saves what is filtered: the list as a spreadsheet, and two pages for a board. */
export function ProgrammeExports() {
  const { list, filters, all } = useProgrammeAddress();
  const sheet = useExportProgramme();
  const board = useDownloadBoardReport();
  return (
    <div className={classes.exports}>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />}
        loading={sheet.isPending}
        onClick={() =>
          sheet.mutate({ list, query: { ...filters, ...(list === 'milestones' && all) } }, { onError })
        }
      >
        Save as XLSX
      </Button>
      <Button
        leftSection={<IconFileText size={18} stroke={1.5} aria-hidden />}
        loading={board.isPending}
        onClick={() => board.mutate(filters, { onError })}
      >
        Board report (PDF)
      </Button>
    </div>
  );
}
