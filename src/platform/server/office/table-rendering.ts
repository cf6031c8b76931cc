import type { TableFormat } from '#platform/contract/table-formats.ts';
import { csvOf, type TableToWrite } from '#platform/contract/workbooks.ts';
import { makeTableXlsx } from './xlsx-table.ts';

/** Renders a table as the bytes of a file. Call it in a thread (`table-file.ts`). */
export async function renderTable(table: TableToWrite, format: TableFormat): Promise<Uint8Array> {
  if (format === 'xlsx') return makeTableXlsx(table);
  // The mark by which spreadsheet programs know that it is UTF-8.
  return Buffer.from(`\uFEFF${csvOf(table.header, table.rows)}`);
}
