import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import * as hb from 'harfbuzzjs';

export type Weight = 'regular' | 'semibold';

/** A font that shapes text and gives outlines; lengths are thousandths of its size. */
export interface Face {
  font: hb.Font;
  /** What turns its units into thousandths. */
  scale: number;
  /** Code points that it has. */
  has: ReadonlySet<number>;
  /** A name that no other face has. */
  name: string;
}

const FOLDER = join(import.meta.dirname, 'fonts');
const BASE_FOLDER = join(import.meta.dirname, '../pdf');

/** Takes a WOFF file apart: the tables of a TrueType font, each packed by itself. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  for (const [at, value] of [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].entries())
    head.writeUInt16BE(value, 4 + 2 * at);
  const parts = [head];
  let place = head.length;
  for (let at = 0; at < count; at += 1) {
    const entry = 44 + 20 * at;
    const [start = 0, packed = 0, length = 0, sum = 0] = [4, 8, 12, 16].map((shift) =>
      woff.readUInt32BE(entry + shift),
    );
    const bytes = woff.subarray(start, start + packed);
    const table = packed === length ? bytes : inflateSync(bytes);
    woff.copy(head, 12 + 16 * at, entry, entry + 4);
    for (const [shift, value] of [sum, place, length].entries())
      head.writeUInt32BE(value, 16 + 16 * at + 4 * shift);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (length % 4)) % 4)]);
    parts.push(padded);
    place += padded.length;
  }
  return Buffer.concat(parts);
}

const FACES = new Map<string, Face>();

/** The face of a script's font. Its file is read when the script is first needed. @param script a name of `fontNameOf`. */
export function faceOf(script: string, weight: Weight): Face {
  const name = `${script}-${weight}`;
  const known = FACES.get(name);
  if (known) return known;
  const file =
    script === 'base'
      ? readFileSync(join(BASE_FOLDER, `dayitva-sans-${weight}.ttf`))
      : unpacked(readFileSync(join(FOLDER, `${name}.woff`)));
  const face = new hb.Face(new hb.Blob(new Uint8Array(file).buffer));
  const made = {
    font: new hb.Font(face),
    scale: 1000 / face.upem,
    has: new Set(face.collectUnicodes()),
    name,
  };
  FACES.set(name, made);
  return made;
}
