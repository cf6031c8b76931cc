import { Readable } from 'node:stream';
import { listMarketplaceProfiles, type Reorder } from '#features/marketplace/listing/marketplace.service.ts';
import { readWholeShortlist } from '#features/marketplace/shortlists/shortlists.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { csvOf } from '#platform/contract/workbooks.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { EXPORTED_MAX, type ExportFormat, type ProfilesExportQuery } from './exports.contract.ts';
import { type ExportTable, exportTable } from './exports.rules.ts';

const MEDIA_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function fileOf(
  ctx: MemberContext,
  { table, name, format }: { table: ExportTable; name: string; format: ExportFormat },
): Promise<FileToSend> {
  const bytes =
    format === 'csv'
      ? // The mark by which spreadsheet programs know that it is UTF-8.
        Buffer.from(`\uFEFF${csvOf(table.header, table.rows)}`)
      : await (await import('#platform/server/office/xlsx-table.ts')).makeTableXlsx(table);
  return {
    content: Readable.from([bytes]),
    mediaType: MEDIA_TYPES[format],
    byteSize: bytes.length,
    name: `${name} ${dayInIndia(ctx.now)}.${format}`,
  };
}

/** Most members of one page of the list. */
const PAGE_SIZE = 100;

/** Writes the first members that the filters find, as the caller sees them, into a file. */
export async function exportMarketplaceProfiles(
  ctx: MemberContext,
  { format, ...query }: ProfilesExportQuery,
  reorder: Reorder,
): Promise<FileToSend> {
  const profiles = [];
  for (let page = 1; profiles.length < EXPORTED_MAX; page += 1) {
    const { records } = await listMarketplaceProfiles(ctx, { ...query, page, pageSize: PAGE_SIZE }, reorder);
    profiles.push(...records);
    if (records.length < PAGE_SIZE) break;
  }
  return fileOf(ctx, { table: exportTable(profiles, ctx.publicUrl), name: 'Dayitva members', format });
}

/** Writes a shortlist with its notes into a file. @throws AppError SHORTLIST_NOT_FOUND. */
export async function exportShortlist(
  ctx: MemberContext,
  id: string,
  format: ExportFormat,
): Promise<FileToSend> {
  const { name, entries } = await readWholeShortlist(ctx, id);
  const table = exportTable(
    entries.map(({ profile }) => profile),
    ctx.publicUrl,
    entries.map(({ note }) => note),
  );
  return fileOf(ctx, { table, name, format });
}
