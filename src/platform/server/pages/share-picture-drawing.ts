import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { WIDE_PICTURE } from '#platform/contract/page-tags.ts';
import { cutAtWord } from '#platform/contract/texts.ts';
import { needsShaping } from '../shaping/scripts.ts';
import { createFairTurns } from '../threads/fair-turns.ts';

/** Words of a picture that is shown beside a link. */
export interface SharePicture {
  /** Kind of the page, for example "Success story". */
  kind: string;
  title: string;
  /** Short facts at the foot. */
  facts: string[];
}

const FONTS = join(import.meta.dirname, '../pdf');
const LOGO = join(import.meta.dirname, '../../../../public/logo.svg');

/** Colours of the light theme. */
const PAPER = '#fbfaf7';
const INK = '#14213d';
const SOFT = '#565c6b';
const ACCENT = '#e09f1f';

/** In pixels. */
const MARGIN = 72;
const TEXT_WIDTH = WIDE_PICTURE.width - 2 * MARGIN;
const LOGO_HEIGHT = 52;
const TITLE_TOP = 232;
const FACTS_HEIGHT = 36;

/** Longest title in characters, and its size in pixels by its length. */
const TITLE_MAX = 150;
const sizeOfTitle = (length: number) => (length <= 60 ? 64 : length <= 100 ? 54 : 46);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Words {
  text: string;
  size: number;
  colour: string;
  weight: 'regular' | 'semibold';
  /** Distance from the top, in pixels. */
  top: number;
}

/** Height of a line of shaped words, in parts of the size. */
const SHAPED_LINE = 1.35;

/** Draws words of other scripts than Latin: shaped, as outlines. */
async function drawShapedWords({ text, size, colour, weight, top }: Words) {
  // Loaded with the first such text, which no start of the server should wait for.
  const { outlineOf, runsFromRight, shapeLines } = await import('../shaping/shape-line.ts');
  const lines = shapeLines([{ text, weight }], (TEXT_WIDTH * 1000) / size);
  const paths = lines.flatMap(({ glyphs, width }, row) =>
    glyphs.map((glyph) => {
      const scale = (glyph.face.scale * size) / 1000;
      const left = runsFromRight(text) ? TEXT_WIDTH - (width * size) / 1000 : 0;
      const x = left + (glyph.x * size) / 1000;
      const y = (row * SHAPED_LINE + 1) * size - (glyph.y * size) / 1000;
      return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${outlineOf(glyph)}"/>`;
    }),
  );
  const height = Math.ceil((lines.length * SHAPED_LINE + 0.2) * size);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${TEXT_WIDTH}" height="${height}" fill="${colour}">${paths.join('')}</svg>`;
  return { input: await sharp(Buffer.from(svg)).png().toBuffer(), left: MARGIN, top };
}

/** Draws words with the font of the PDFs, so that no font of the machine is needed. */
async function drawWords(words: Words) {
  const { text, size, colour, weight, top } = words;
  if (needsShaping(text)) return drawShapedWords(words);
  const face = weight === 'semibold' ? 'Dayitva Sans SemiBold' : 'Dayitva Sans';
  const input = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${face} ${size}`,
      fontfile: join(FONTS, `dayitva-sans-${weight}.ttf`),
      width: TEXT_WIDTH,
      wrap: 'word-char',
      // Points are pixels.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
  return { input, left: MARGIN, top };
}

/** Each takes a tenth of a second of a processor, in threads of sharp. */
const turns = createFairTurns(1, 20);

/**
 * Draws the picture as PNG, 1200 by 630 pixels, one at a time. @param owner the caller: callers take turns.
 * @throws AppError TOO_MANY_REQUESTS.
 */
export const drawSharePicture = (owner: string, picture: SharePicture): Promise<Buffer> =>
  turns.run(owner, () => draw(picture));

async function draw({ kind, title, facts }: SharePicture): Promise<Buffer> {
  const { width, height } = WIDE_PICTURE;
  const shown = cutAtWord(title.replace(/\s+/g, ' ').trim(), TITLE_MAX);
  // The y reaches below the drawing's own box.
  const svg = (await readFile(LOGO, 'utf8')).replace('0 0 152 32', '0 0 152 36');
  const logo = await sharp(Buffer.from(svg)).resize({ height: LOGO_HEIGHT }).png().toBuffer();
  const words: Words[] = [
    { text: kind, size: 28, colour: SOFT, weight: 'regular', top: 178 },
    { text: shown, size: sizeOfTitle(shown.length), colour: INK, weight: 'semibold', top: TITLE_TOP },
  ];
  const foot = facts.join('   ·   ');
  if (foot) {
    const top = height - MARGIN - FACTS_HEIGHT;
    words.push({ text: cutAtWord(foot, 70), size: 30, colour: SOFT, weight: 'regular', top });
  }
  const layers = [{ input: logo, left: MARGIN, top: 64 }];
  for (const one of words) layers.push(await drawWords(one));
  const bar = { width: 72, height: 6, channels: 3 as const, background: ACCENT };
  layers.push({ input: await sharp({ create: bar }).png().toBuffer(), left: MARGIN, top: 146 });
  return sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(layers)
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
