import { filesById } from '#features/collaborations/files/chosen-files.service.ts';
import { findIndicators, findTotals } from '#features/collaborations/indicators/indicators.repository.ts';
import { findMilestones } from '#features/collaborations/milestones/milestones.repository.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { renderPlain } from '#platform/server/markdown/markdown.ts';
import { findQuotedComments, type QuotedRow } from './report-comments.repository.ts';
import { type MilestoneDays, newsOf } from './report-period.rules.ts';
import type { QuotedComment, ReportContent } from './reports.contract.ts';
import { countReadings, findReportFiles, type ReportRow } from './reports.repository.ts';

/** A comment as a report quotes it: its words as they are now. */
export const toQuoted = ({ body, ...comment }: QuotedRow): QuotedComment => ({
  ...comment,
  text: renderPlain(body),
});

/** Reads what a report would say now: its texts, and what the records of its period say. */
export async function draftContent(
  ctx: Pick<Context, 'db' | 'now'>,
  collaboration: { id: string; title: string },
  report: ReportRow,
): Promise<ReportContent> {
  const { title, period_from, period_to, summary, challenges, next_steps, author_name } = report;
  const period = { period_from, period_to };
  const [milestones, indicators, readings, fileIds, comments] = await Promise.all([
    findMilestones(ctx.db, collaboration.id),
    findIndicators(ctx.db, collaboration.id),
    countReadings(ctx.db, collaboration.id, period),
    findReportFiles(ctx.db, report.id),
    findQuotedComments(ctx.db, collaboration.id, report.id),
  ]);
  const files = await filesById(ctx, collaboration.id, fileIds);
  const until = [period_to, dayInIndia(ctx.now)].sort()[0] ?? period_to;
  const read = [];
  for (const one of indicators) {
    const total = (await findTotals(ctx.db, one.id)).findLast(
      ({ reading_date }) => reading_date <= period_to,
    );
    const { name, unit, direction, baseline_value, baseline_date, target_value, target_date } = one;
    read.push({
      name,
      unit,
      direction,
      baseline_value,
      baseline_date,
      target_value,
      target_date,
      actual_value: total?.value ?? null,
      actual_date: total?.reading_date ?? null,
      readings: readings.get(one.id) ?? 0,
    });
  }
  return {
    title,
    ...period,
    summary,
    challenges,
    next_steps,
    author_name,
    collaboration_title: collaboration.title,
    milestones: milestones.flatMap((one) => {
      const days: MilestoneDays = {
        due_date: one.due_date,
        completed_date: one.completed_at && dayInIndia(new Date(one.completed_at)),
      };
      const news = newsOf(days, period, until);
      return news ? [{ title: one.title, news, ...days }] : [];
    }),
    indicators: read,
    files: [...files.values()].map(({ id, name, newest }) => ({ id, name, version: newest.number })),
    comments: comments.map(toQuoted),
  };
}
