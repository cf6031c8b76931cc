import { getCollaboration } from '#features/collaborations/collaboration/collaborations.service.ts';
import { findAllFiles } from '#features/collaborations/files/collaboration-files.repository.ts';
import { STATE_WORDS, stateOf } from '#features/collaborations/indicators/indicator-progress.rules.ts';
import { findIndicators } from '#features/collaborations/indicators/indicators.repository.ts';
import { findMilestones } from '#features/collaborations/milestones/milestones.repository.ts';
import { findParticipants } from '#features/collaborations/participants/participants.repository.ts';
import { dayInIndia, tableTimeInIndia } from '#platform/contract/dates.ts';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import type { TableToWrite } from '#platform/contract/workbooks.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { tableFile } from '#platform/server/office/table-file.ts';
import type { ExportedList } from './collaboration-exports.contract.ts';
import { findCommentsToExport, findReadingsToExport } from './collaboration-exports.repository.ts';
import { exportName } from './export-name.rules.ts';

type Source = (ctx: MemberContext, id: string) => Promise<TableToWrite>;

/** A value as a number where a spreadsheet keeps all its digits, otherwise as text. */
const figure = (decimal: string | null) =>
  decimal !== null && String(Number(decimal)) === decimal ? Number(decimal) : decimal;

const TABLES: Record<ExportedList, Source> = {
  milestones: async (ctx, id) => ({
    header: ['Title', 'Description', 'Due date', 'Status', 'Completed at (Indian time)', 'Completed by'],
    rows: (await findMilestones(ctx.db, id)).map((one) => [
      ...[one.title, one.description, one.due_date, one.status],
      ...[tableTimeInIndia(one.completed_at), one.completed_by_name],
    ]),
  }),
  indicators: async (ctx, id) => ({
    header: [
      ...['Name', 'Unit', 'What it measures', 'SDG', 'Better is', 'Baseline', 'Baseline day'],
      ...['Target', 'Target day', 'Reached', 'Reached on', 'State', 'Groups'],
    ],
    rows: (await findIndicators(ctx.db, id)).map((one) => [
      ...[one.name, one.unit, one.description, one.sdg_goal],
      one.direction === 'increase' ? 'more' : 'less',
      ...[figure(one.baseline_value), one.baseline_date, figure(one.target_value), one.target_date],
      ...[figure(one.actual_value), one.actual_date, STATE_WORDS[stateOf(one)]],
      one.groups.map(({ name }) => name).join('; '),
    ]),
  }),
  readings: async (ctx, id) => ({
    header: ['Indicator', 'Unit', 'Day', 'Group', 'Value', 'Note', 'Evidence', 'Recorded by'],
    rows: (await findReadingsToExport(ctx.db, id)).map((one) => [
      ...[one.indicator, one.unit, one.reading_date],
      ...[one.group_name === '' ? 'All' : one.group_name, figure(one.value)],
      ...[one.note, one.files, one.recorded_by_name],
    ]),
  }),
  files: async (ctx, id) => ({
    header: [
      'Name',
      'Folder',
      'Version',
      'Type',
      'Bytes',
      'Note',
      'Uploaded by',
      'Uploaded at (Indian time)',
    ],
    rows: (await findAllFiles(ctx.db, id)).map((one) => [
      ...[one.name, one.folder_name, one.number, one.media_type, one.byte_size],
      ...[one.note, one.uploaded_by_name, tableTimeInIndia(one.created_at)],
    ]),
  }),
  comments: async (ctx, id) => ({
    header: [
      ...['Written at (Indian time)', 'Written by', 'On the milestone', 'On the file', 'Comment', 'Files'],
      'Changed at (Indian time)',
    ],
    rows: (await findCommentsToExport(ctx.db, id)).map((one) => [
      ...[tableTimeInIndia(one.created_at), one.author, one.milestone, one.file],
      ...[one.body, one.attached_files.join('; '), tableTimeInIndia(one.edited_at)],
    ]),
  }),
  participants: async (ctx, id) => ({
    header: ['Name', 'Role', 'Responsibility', 'Left at (Indian time)'],
    rows: (await findParticipants(ctx.db, id)).map((one) => [
      ...[one.name, one.role, one.responsibility, tableTimeInIndia(one.left_at)],
    ]),
  }),
};

/** Writes a whole list of a collaboration into a file. @throws AppError COLLABORATION_NOT_FOUND. */
export async function exportCollaborationList(
  ctx: MemberContext,
  { id, list }: { id: string; list: ExportedList },
  format: TableFormat,
): Promise<FileToSend> {
  const { title } = await getCollaboration(ctx, id);
  const name = exportName(title, list, dayInIndia(ctx.now));
  return tableFile(ctx, await TABLES[list](ctx, id), { name, format });
}
