import { reportPath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import {
  drawIndicators,
  drawMilestones,
  plain,
} from '#features/collaborations/exports/collaboration-drawing.service.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { makePdf, type Pdf } from '#platform/server/pdf/pdf.ts';
import { type PdfPicture, picture } from '#platform/server/pdf/pdf-picture.ts';
import { heading, list, paragraph } from '#platform/server/pdf/pdf-text.ts';
import { fileText, NEWS_WORDS, periodText, quoteFacts, REPORT_STATUS_WORDS } from './report-words.rules.ts';
import type { Report, ReportContent } from './reports.contract.ts';

/**
 * Draws a progress report as an accessible PDF with the figures that it holds, and where to read it. Call it in a thread
 * (`renderer`).
 * @param pictures those of its files that are drawn, by the id of the file.
 */
export function drawReport(
  ctx: Pick<Context, 'publicUrl'>,
  collaborationId: string,
  report: Report,
  pictures: Map<string, PdfPicture>,
): Promise<Buffer> {
  const { content } = report;
  const details = {
    title: content.title,
    author: content.author_name,
    subject: content.collaboration_title,
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
    const milestones = content.milestones.map(({ news, ...one }) => ({ ...one, state: NEWS_WORDS[news] }));
    drawMilestones(pdf, milestones, {
      caption: 'Milestones of the period',
      none: 'No milestone was completed, due or overdue.',
    });
    drawIndicators(pdf, content.indicators);
    drawFiles(pdf, content, pictures);
    drawComments(pdf, content);
  });
}

/** Draws the files that are pictures, and names the others. */
function drawFiles(pdf: Pdf, { files }: ReportContent, pictures: Map<string, PdfPicture>): void {
  if (pictures.size > 0) heading(pdf, 2, 'Pictures');
  for (const one of pictures.values()) picture(pdf, one);
  const others = files.filter(({ id }) => !pictures.has(id));
  if (others.length === 0) return;
  heading(pdf, 2, 'Files');
  list(pdf, others.map(fileText));
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
