import { formatDay } from '#platform/contract/dates.ts';
import type { Paper } from '#platform/contract/papers.ts';

/** Author and licence, which the document carries in its properties and at the foot of each page. */
export interface Imprint {
  author: string;
  licence: string;
}

/** A4 in twentieths of a point. */
const PAGE = { width: 11906, height: 16838, margin: 1134 };

/** A paper that is no template of the library: its foot is its own, and it names no sources. */
interface OwnImprint {
  author: string;
  foot: string;
}

/**
 * Writes a paper as a Word file (.docx): real heading styles, tables with repeated column names, page numbers, and the
 * language English (India).
 */
export async function makeDocx(paper: Paper, imprint: Imprint | OwnImprint): Promise<Buffer> {
  // The library takes a third of a second to load, which no start of the server should wait for.
  const [docx, { blocksOf }] = await Promise.all([import('docx'), import('./docx-blocks.ts')]);
  const { AlignmentType, Document, Footer, Header, Packer, PageNumber, Paragraph, TabStopType, TextRun } =
    docx;
  const { DOCX_NUMBERING, DOCX_STYLES } = await import('./docx-styles.ts');
  const textWidth = (paper.isLandscape ? PAGE.height : PAGE.width) - 2 * PAGE.margin;
  const isOwn = 'foot' in imprint;
  const foot = isOwn
    ? imprint.foot
    : `${imprint.author} starter library · ${imprint.licence} · law checked on ${formatDay(paper.checkedOn)}`;
  const document = new Document({
    title: paper.title,
    subject: paper.subtitle,
    creator: imprint.author,
    lastModifiedBy: imprint.author,
    description: isOwn ? foot : `${imprint.licence}. Law checked on ${formatDay(paper.checkedOn)}.`,
    styles: DOCX_STYLES,
    numbering: DOCX_NUMBERING,
    sections: [
      {
        properties: {
          page: {
            size: {
              width: PAGE.width,
              height: PAGE.height,
              orientation: paper.isLandscape ? 'landscape' : 'portrait',
            },
            margin: { top: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin },
          },
        },
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                style: 'Small',
                alignment: AlignmentType.RIGHT,
                children: [new TextRun(paper.title)],
              }),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                style: 'Small',
                tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
                children: [
                  new TextRun(foot),
                  new TextRun({ children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children: blocksOf(paper, textWidth, { hasSources: !isOwn }),
      },
    ],
  });
  return Packer.toBuffer(document);
}
