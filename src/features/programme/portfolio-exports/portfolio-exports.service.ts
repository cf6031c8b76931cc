import type { ProgrammeFilters } from '#features/programme/portfolio/portfolio.contract.ts';
import { listEveryMilestone, listEveryRow } from '#features/programme/portfolio/portfolio.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import { safeCell, type TableToWrite } from '#platform/contract/workbooks.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { tableFile } from '#platform/server/office/table-file.ts';
import type { ProgrammeList } from './portfolio-exports.contract.ts';

type Filters = ProgrammeFilters & { all?: 'true' | undefined };

const words = (list: readonly string[]) => safeCell(list.join('; '));

const TABLES: Record<ProgrammeList, (ctx: MemberContext, filters: Filters) => Promise<TableToWrite>> = {
  collaborations: async (ctx, { all: _, ...filters }) => ({
    header: [
      ...['Project', 'Partners', 'Place', 'Schedule VII items', 'Status', 'Progress %', 'Next milestone'],
      ...['Due', 'Days late', 'Late milestones', 'Completed milestones', 'Milestones', 'Grants'],
      ...['Budget ₹', 'Released ₹', 'Used ₹', 'Report due', 'Id'],
    ],
    rows: (await listEveryRow(ctx, filters)).map((one) => [
      ...[safeCell(one.title), words(one.partners), words(one.places), words(one.schedule_vii_items)],
      ...[one.status, one.progress_percentage, safeCell(one.next_milestone?.title ?? null)],
      ...[one.next_milestone?.due_date ?? null, one.days_late, one.late_milestones],
      ...[one.completed_milestones, one.milestones, one.grants],
      ...[one.budget, one.released, one.used, one.report_due, one.id],
    ]),
  }),
  milestones: async (ctx, filters) => ({
    header: [
      ...['Milestone', 'Project', 'Partners', 'Owner', 'Person', 'Status', 'Due', 'Completed on'],
      'Days late',
    ],
    rows: (await listEveryMilestone(ctx, filters)).map((one) => [
      ...[safeCell(one.title), safeCell(one.collaboration_title), words(one.partners)],
      ...[safeCell(one.owner_organisation), safeCell(one.owner_person), one.status],
      ...[one.due_date, one.completed_on, one.days_late],
    ]),
  }),
};

/** Writes what passes the filters into a file. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE. */
export async function exportProgramme(
  ctx: MemberContext,
  list: ProgrammeList,
  { format, ...filters }: Filters & { format: TableFormat },
): Promise<FileToSend> {
  const name = `Programme ${list} ${dayInIndia(ctx.now)}`;
  return tableFile(ctx, await TABLES[list](ctx, filters), { name, format });
}
