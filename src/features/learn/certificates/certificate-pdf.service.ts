import { formatInstant } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { FONT, INK, makePdf, type Pdf, untagged } from '#platform/server/pdf/pdf.ts';
import { qrCode } from '#platform/server/pdf/pdf-qr.ts';
import { figure, heading, paragraph } from '#platform/server/pdf/pdf-text.ts';
import { certificatePath, durationText } from './certificates.rules.ts';

interface Certificate {
  number: string;
  holder_name: string;
  holder_organization: string | null;
  course_title: string;
  course_organization: string;
  minutes: number;
  /** ISO instant. */
  completed_at: string;
}

const QR_SIZE = 96;
/** A long name is set smaller, so that it stays on two lines. */
const NAME_SIZES = [
  { upTo: 32, size: 30 },
  { upTo: 60, size: 24 },
  { upTo: Number.POSITIVE_INFINITY, size: 18 },
];

/** Draws a certificate on one A4 page. The same certificate gives the same bytes. Call it in a thread (`renderer`). */
export function drawCertificate(ctx: Pick<Context, 'publicUrl'>, certificate: Certificate): Promise<Buffer> {
  const { number, holder_name, course_title, completed_at } = certificate;
  const details = {
    title: `Certificate ${number}: ${course_title}`,
    author: 'Dayitva',
    subject: `Certificate of completion for ${holder_name}`,
    date: new Date(completed_at),
    layout: 'landscape' as const,
  };
  return makePdf(details, (pdf) => {
    drawFrame(pdf);
    drawWords(pdf, certificate);
    drawCheck(pdf, number, ctx.publicUrl + certificatePath(number));
  });
}

function drawFrame(pdf: Pdf): void {
  const { doc } = pdf;
  const { width, height } = doc.page;
  untagged(pdf, () => {
    doc
      .lineWidth(1)
      .strokeColor(INK.line)
      .rect(28, 28, width - 56, height - 56)
      .stroke();
    doc.rect(28, 28, 6, height - 56).fill(INK.accent);
  });
}

function drawWords(pdf: Pdf, certificate: Certificate): void {
  const { doc } = pdf;
  const { holder_name, holder_organization, course_title, course_organization, minutes, completed_at } =
    certificate;
  const nameSize = NAME_SIZES.find(({ upTo }) => holder_name.length <= upTo)?.size ?? 18;
  doc.y = 54;
  paragraph(pdf, '**Dayitva**', { size: 13, after: 14 });
  heading(pdf, 1, 'Certificate of completion');
  paragraph(pdf, 'This certifies that', { size: 12, isSoft: true, after: 4 });
  paragraph(pdf, `**${plain(holder_name)}**`, { size: nameSize, after: 2 });
  if (holder_organization) paragraph(pdf, plain(holder_organization), { size: 12, isSoft: true });
  doc.y += 8;
  paragraph(pdf, 'has completed the course', { size: 12, isSoft: true, after: 4 });
  paragraph(pdf, `**${plain(course_title)}**`, { size: 18, after: 4 });
  paragraph(
    pdf,
    `by ${plain(course_organization)}, ${durationText(minutes)}, on ${formatInstant(completed_at)} after passing the quiz of each module.`,
    { size: 12 },
  );
}

/** Two asterisks would switch to bold. */
const plain = (text: string) => text.replaceAll('**', '*');

/** Draws the code and the words that say where anyone can check the certificate. */
function drawCheck(pdf: Pdf, number: string, address: string): void {
  const { doc } = pdf;
  doc.y = doc.page.height - 56 - 28 - QR_SIZE - 10;
  figure(pdf, `QR code of ${address}`, QR_SIZE, (left, top) =>
    qrCode(pdf, address, { left, top, size: QR_SIZE }),
  );
  const x = doc.page.margins.left + QR_SIZE + 20;
  const y = doc.page.height - 56 - 28 - QR_SIZE - 10 + 22;
  const width = doc.page.width - doc.page.margins.right - x;
  const line = (text: string, font: string, size: number, color: string) => {
    pdf.root.add(
      doc.struct('P', {}, () => {
        doc.font(font, size).fillColor(color).text(text, x, doc.y, { width, lineGap: 3 });
      }),
    );
  };
  doc.y = y;
  line(`Number ${number}`, FONT.bold, 12, INK.text);
  line('Anyone can check this certificate at', FONT.regular, 10, INK.soft);
  line(address, FONT.regular, 10, INK.text);
}
