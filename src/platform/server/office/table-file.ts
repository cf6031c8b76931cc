import { Readable } from 'node:stream';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import type { TableToWrite } from '#platform/contract/workbooks.ts';
import type { MemberContext } from '../context.ts';
import type { FileToSend } from '../files/files.ts';
import { renderer } from '../threads/rendering.ts';
import type { renderTable } from './table-rendering.ts';

const MEDIA_TYPES: Record<TableFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const render = renderer<typeof renderTable>(new URL('./table-rendering.ts', import.meta.url), 'renderTable');

/**
 * Writes a table as a file to send to the caller. @param name of the file, without its ending.
 * @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE.
 */
export async function tableFile(
  { actor }: Pick<MemberContext, 'actor'>,
  table: TableToWrite,
  { name, format }: { name: string; format: TableFormat },
): Promise<FileToSend> {
  const bytes = await render(actor.accountId, table, format);
  return {
    content: Readable.from([bytes]),
    mediaType: MEDIA_TYPES[format],
    byteSize: bytes.length,
    name: `${name}.${format}`,
  };
}
