import { Readable } from 'node:stream';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import { csvOf, type TableToWrite } from '#platform/contract/workbooks.ts';
import type { FileToSend } from '../files/files.ts';

const MEDIA_TYPES: Record<TableFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Writes a table as a file to send. @param name of the file, without its ending. */
export async function tableFile(table: TableToWrite, name: string, format: TableFormat): Promise<FileToSend> {
  const bytes =
    format === 'csv'
      ? // The mark by which spreadsheet programs know that it is UTF-8.
        Buffer.from(`\uFEFF${csvOf(table.header, table.rows)}`)
      : await (await import('./xlsx-table.ts')).makeTableXlsx(table);
  return {
    content: Readable.from([bytes]),
    mediaType: MEDIA_TYPES[format],
    byteSize: bytes.length,
    name: `${name}.${format}`,
  };
}
