import { createHash } from 'node:crypto';
import sharp from 'sharp';

/*
 * Shared parts of the drawings of the demo data. The same key always gives the same drawing.
 */

/** A number from 0 to `below` - 1 that depends on the key alone. */
export const numberOf = (key: string, below: number): number =>
  Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, 8), 16) % below;

/** The element at a place, counted around the list. */
export function around<T>(list: readonly [T, ...T[]], at: number): T {
  return list[at % list.length] ?? list[0];
}

/** Repeats a part around the middle of a drawing. */
export const turned = (count: number, [x, y]: [x: number, y: number], part: string): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(360 / count) * at} ${x} ${y})">${part}</g>`,
  ).join('');

/** A drawing as SVG, in its own units. */
export const drawing = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** Returns the WebP file of a drawing in a width, as for a picture that a member uploads. */
export function asWebp(svg: string, width: number, height: number): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  return sharp(Buffer.from(sized)).webp({ quality: 70, effort: 1 }).toBuffer();
}
