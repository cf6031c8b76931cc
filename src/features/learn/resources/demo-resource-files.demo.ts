import { join } from 'node:path';
import sharp from 'sharp';
import { makePdf, type Pdf } from '#platform/server/pdf/pdf.ts';
import { heading, list, paragraph } from '#platform/server/pdf/pdf-text.ts';
import { DEMO_RESOURCE_TEXTS } from './demo-resource-texts.data.ts';

const POSTER = { width: 840, height: 1188, title: 'हाथ धोने के छह चरण' };

const STEPS = [
  'हाथ गीले करें',
  'साबुन लगाएँ',
  'हथेलियाँ रगड़ें',
  'उँगलियों के बीच रगड़ें',
  'नाखून और अँगूठे साफ़ करें',
  'धोकर साफ़ कपड़े से सुखाएँ',
];

const FONT_FILE = join(import.meta.dirname, '../../../platform/server/pdf/dayitva-sans-semibold.ttf');

/** Renders a line as a picture, in a colour and a size in pixels. Our own font has Devanagari on every machine. */
const lineOf = (text: string, colour: string, size: number) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `Dayitva Sans SemiBold ${size}`,
      fontfile: FONT_FILE,
      rgba: true,
    },
  })
    .png()
    .toBuffer();

/** Makes the poster of the six steps in Hindi as PNG. */
export async function makePoster(): Promise<Buffer> {
  const { width, height, title } = POSTER;
  const top = (at: number) => 230 + at * 155;
  const shapes = STEPS.map(
    (_, at) => `<rect x="50" y="${top(at)}" width="${width - 100}" height="130" rx="18" fill="#fff"/>
      <circle cx="125" cy="${top(at) + 65}" r="42" fill="#1f6f78"/>`,
  );
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#dfe8e2"/><rect width="100%" height="180" fill="#14213d"/>${shapes.join('')}</svg>`;
  const lines = await Promise.all([
    lineOf(title, '#ffffff', 60).then((input) => ({ input, left: 60, top: 55 })),
    ...STEPS.flatMap((step, at) => [
      lineOf(String(at + 1), '#ffffff', 44).then((input) => ({ input, left: 112, top: top(at) + 48 })),
      lineOf(step, '#14213d', 40).then((input) => ({ input, left: 205, top: top(at) + 40 })),
    ]),
  ]);
  return sharp(Buffer.from(background)).composite(lines).png({ palette: true }).toBuffer();
}

/** Makes the document with this title of `DEMO_RESOURCE_TEXTS` as PDF. @throws Error when it has no text. */
export function makeDocument(title: string, author: string, date: Date): Promise<Buffer> {
  const text = DEMO_RESOURCE_TEXTS[title];
  if (!text) throw new Error(`the demo resource "${title}" has no text`);
  return makePdf({ title, author, date, foot: `${author} · ${title}` }, (pdf) => {
    heading(pdf, 1, title);
    paragraph(pdf, `Shared by ${author}`, { isSoft: true, after: 10 });
    writeText(pdf, text.trim().split('\n'));
  });
}

function writeText(pdf: Pdf, lines: string[]): void {
  let entries: string[] = [];
  const writeEntries = () => {
    if (entries.length > 0) list(pdf, entries);
    entries = [];
  };
  for (const line of lines) {
    if (line.startsWith('- ')) {
      entries.push(line.slice(2));
      continue;
    }
    writeEntries();
    if (line.startsWith('# ')) heading(pdf, 2, line.slice(2));
    else paragraph(pdf, line);
  }
  writeEntries();
}
