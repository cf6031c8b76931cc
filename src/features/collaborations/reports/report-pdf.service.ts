import { reportPath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { formatDecimal } from '#features/collaborations/indicators/decimals.rules.ts';
import {
  STATE_WORDS,
  shareReached,
  stateOf,
} from '#features/collaborations/indicators/indicator-progress.rules.ts';
import { percentOf, plannedText } from '#features/collaborations/indicators/indicator-words.rules.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { makePdf, type Pdf } from '#platform/server/pdf/pdf.ts';
import { bars } from '#platform/server/pdf/pdf-charts.ts';
import { table } from '#platform/server/pdf/pdf-table.ts';
import { heading, list, paragraph } from '#platform/server/pdf/pdf-text.ts';
import { NEWS_WORDS, periodText, quoteFacts, REPORT_STATUS_WORDS } from './report-words.rules.ts';
import type { Report, ReportContent } from './reports.contract.ts';

/** A text as a person wrote it: two asterisks would make the rest bold. */
const plain = (text: string) => text.replaceAll('**', '');

/** Draws a progress report as an accessible PDF with the figures that it holds, and where to read it. */
export function drawReport(
  ctx: Pick<Context, 'publicUrl'>,
  collaborationId: string,
  report: Report,
): Promise<Buffer> {
  const { content } = report;
  const details = {
    ...{ title: content.title, author: content.author_name, subject: content.collaboration_title },
    date: new Date(report.sent_at ?? report.updated_at),
    foot: `Dayitva · ${content.title.slice(0, 70)}`,
  };
  return makePdf(details, (pdf) => {
    heading(pdf, 1, content.title);
    paragraph(pdf, plain(content.collaboration_title), { size: 11.5, after: 2 });
    paragraph(pdf, `${plain(content.author_name)} · ${periodText(content)}`, { isSoft: true, after: 2 });
    paragraph(pdf, stateText(report), { isSoft: true, after: 2 });
    paragraph(pdf, ctx.publicUrl + reportPath(collaborationId, report.id), { isSoft: true, after: 12 });
    for (const [title, text] of [
      ['Summary', content.summary],
      ['Challenges', content.challenges],
      ['Next steps', content.next_steps],
    ] as const) {
      if (!text) continue;
      heading(pdf, 2, title);
      for (const part of plain(text).split(/\n{2,}/)) paragraph(pdf, part);
    }
    drawMilestones(pdf, content);
    drawIndicators(pdf, content);
    drawFiles(pdf, content);
    drawComments(pdf, content);
  });
}

function drawFiles(pdf: Pdf, { files }: ReportContent): void {
  if (files.length === 0) return;
  heading(pdf, 2, 'Files');
  list(
    pdf,
    files.map(({ name, version }) => `${plain(name)} (version ${version})`),
  );
}

function drawComments(pdf: Pdf, { comments }: ReportContent): void {
  if (comments.length === 0) return;
  heading(pdf, 2, 'Comments');
  for (const comment of comments) {
    paragraph(pdf, plain(comment.text), { after: 1 });
    paragraph(pdf, plain(quoteFacts(comment)), { size: 8.5, isSoft: true, after: 10 });
  }
}

function stateText({ status, sent_at, answered_at, answered_by_name }: Report): string {
  if (status === 'draft' || sent_at === null) return 'Draft, not sent';
  const sent = `Sent on ${formatInstant(sent_at)}`;
  if (answered_at === null) return sent;
  const by = answered_by_name ? ` by ${plain(answered_by_name)}` : '';
  return `${sent}. ${REPORT_STATUS_WORDS[status]} on ${formatInstant(answered_at)}${by}`;
}

function drawMilestones(pdf: Pdf, { milestones }: ReportContent): void {
  heading(pdf, 2, 'Milestones');
  if (milestones.length === 0) {
    paragraph(pdf, 'No milestone was completed, due or overdue.');
    return;
  }
  table(pdf, {
    caption: 'Milestones of the period',
    columns: [
      { title: 'Milestone', share: 4 },
      { title: 'State', share: 1.4 },
      { title: 'Due', share: 1.4 },
      { title: 'Completed', share: 1.4 },
    ],
    rows: milestones.map(({ title, news, due_date, completed_date }) => [
      title,
      NEWS_WORDS[news],
      due_date ? formatDay(due_date) : '–',
      completed_date ? formatDay(completed_date) : '–',
    ]),
  });
}

function drawIndicators(pdf: Pdf, { indicators }: ReportContent): void {
  heading(pdf, 2, 'Impact');
  if (indicators.length === 0) {
    paragraph(pdf, 'There are no indicators.');
    return;
  }
  bars(pdf, {
    kind: 'bars',
    title: 'Way from the baseline to the target',
    alt: 'The part of the way from the baseline to the target that each indicator has gone; the table below has the figures',
    rows: indicators.map((one) => ({
      name: one.name,
      value:
        one.actual_value === null ? 0 : Math.min(1, Math.max(0, shareReached(one, Number(one.actual_value)))),
      label: percentOf(one) ?? 'No reading yet',
    })),
  });
  table(pdf, {
    caption: 'Planned against reached',
    columns: [
      { title: 'Indicator', share: 3 },
      { title: 'Unit', share: 1.3 },
      { title: 'Baseline', share: 1.2, isFigure: true },
      { title: 'Planned', share: 1.2, isFigure: true },
      { title: 'Reached', share: 1.2, isFigure: true },
      { title: 'Target', share: 1.2, isFigure: true },
      { title: 'State', share: 1.5 },
    ],
    rows: indicators.map((one) => [
      one.name,
      one.unit,
      formatDecimal(one.baseline_value),
      one.actual_date ? plannedText(one, one.actual_date) : '–',
      one.actual_value ? formatDecimal(one.actual_value) : '–',
      formatDecimal(one.target_value),
      STATE_WORDS[stateOf(one)],
    ]),
  });
}
