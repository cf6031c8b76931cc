import type { Report, ReportBlock } from '#platform/contract/reports.ts';
import { keepTogether, makePdf, type Pdf } from './pdf.ts';
import { bars, dots, map, pictureHeight } from './pdf-charts.ts';
import { table } from './pdf-table.ts';
import { heading, list, paragraph, rule } from './pdf-text.ts';

interface Imprint {
  author: string;
  licence: string;
}

/** Draws a report with figures as an accessible PDF, with its sources and licence at the end. */
export function makeReportPdf(report: Report, { author, licence }: Imprint): Promise<Buffer> {
  const { title, subtitle, dated } = report;
  const foot = `${author} · ${title} · ${licence}`;
  return makePdf({ title, author, subject: subtitle, date: new Date(dated), foot }, (pdf) => {
    heading(pdf, 1, title);
    paragraph(pdf, subtitle, { size: 11.5, isSoft: true, after: 12 });
    report.blocks.forEach((block, at) => {
      draw(pdf, block, report.blocks[at + 1]);
    });
    heading(pdf, 2, 'Sources');
    list(
      pdf,
      report.sources.map((source) => (source.url ? `${source.title}: ${source.url}` : source.title)),
    );
    rule(pdf);
    paragraph(
      pdf,
      `Made by ${author}, licensed under Creative Commons Attribution 4.0 (https://creativecommons.org/licenses/by/4.0/): use it, change it and share it; name ${author} and the sources. The same figures are in the CSV file beside this report.`,
      { size: 8.5, isSoft: true },
    );
  });
}

const HEADING_ROOM = 36;
/** For the name of a table and its first rows. */
const TABLE_ROOM = 100;

/** @param next begins on the same page as a heading, and ends there if it is a picture. */
function draw(pdf: Pdf, block: ReportBlock, next?: ReportBlock): void {
  if (block.kind === 'heading') {
    const isPicture = next?.kind === 'bars' || next?.kind === 'map' || next?.kind === 'dots';
    if (isPicture) keepTogether(pdf, HEADING_ROOM + pictureHeight(next));
    if (next?.kind === 'table') keepTogether(pdf, HEADING_ROOM + TABLE_ROOM);
    heading(pdf, 2, block.text);
  } else if (block.kind === 'text') paragraph(pdf, block.text);
  else if (block.kind === 'bullets') list(pdf, block.items);
  else if (block.kind === 'bars') bars(pdf, block);
  else if (block.kind === 'map') map(pdf, block);
  else if (block.kind === 'dots') dots(pdf, block);
  else table(pdf, block);
}
