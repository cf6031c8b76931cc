import { searchMarketplace } from '#features/marketplace/ai-search/ai-search.service.ts';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { listMarketplaceProfiles } from '#features/marketplace/listing/marketplace-list.service.ts';
import { readWholeShortlist } from '#features/marketplace/shortlists/shortlists.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import type { RouteParts } from '#platform/server/noun.ts';
import { tableFile } from '#platform/server/office/table-file.ts';
import type { ProfilesExportQuery, SearchExportQuery } from './exports.contract.ts';
import { EXPORTED_MAX } from './exports.data.ts';
import { exportTable } from './exports.rules.ts';

/** How members are ordered and found, and what counts whose contact details are shown. */
export type ExportParts = Pick<RouteParts, 'matches' | 'contacts' | 'embeddings'>;

/** Most members of one page of the list. */
const PAGE_SIZE = 100;

/** Writes the first members that the filters find, as the caller sees them, into a file. */
export async function exportMarketplaceProfiles(
  ctx: MemberContext,
  { format, ...query }: ProfilesExportQuery,
  { matches, contacts }: ExportParts,
): Promise<FileToSend> {
  const profiles = [];
  for (let page = 1; profiles.length < EXPORTED_MAX; page += 1) {
    const { records } = await listMarketplaceProfiles(ctx, { ...query, page, pageSize: PAGE_SIZE }, matches);
    profiles.push(...records);
    if (records.length < PAGE_SIZE) break;
  }
  await contacts(ctx, profiles);
  return membersFile(ctx, profiles, format);
}

const membersFile = (ctx: MemberContext, profiles: MarketplaceProfile[], format: TableFormat) =>
  tableFile(ctx, exportTable(profiles, ctx.publicUrl), {
    name: `Dayitva members ${dayInIndia(ctx.now)}`,
    format,
  });

/** Writes the members that a sentence describes, best first and as the caller sees them, into a file. */
export async function exportMarketplaceSearch(
  ctx: MemberContext,
  { q, format }: SearchExportQuery,
  { embeddings, contacts }: ExportParts,
): Promise<FileToSend> {
  const { records } = await searchMarketplace(ctx, { q, page: 1, pageSize: EXPORTED_MAX }, embeddings);
  await contacts(ctx, records);
  return membersFile(ctx, records, format);
}

/** Writes a shortlist with its notes into a file. @throws AppError SHORTLIST_NOT_FOUND. */
export async function exportShortlist(
  ctx: MemberContext,
  { id, format }: { id: string; format: TableFormat },
  { contacts }: ExportParts,
): Promise<FileToSend> {
  const { name, entries } = await readWholeShortlist(ctx, id);
  await contacts(
    ctx,
    entries.map(({ profile }) => profile),
  );
  const table = exportTable(
    entries.map(({ profile }) => profile),
    ctx.publicUrl,
    entries.map(({ note }) => note),
  );
  return tableFile(ctx, table, { name: `${name} ${dayInIndia(ctx.now)}`, format });
}
