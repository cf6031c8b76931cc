import sharp from 'sharp';

/** Bits of a hash. */
const PICTURE_BITS = 256;

/** Side of the picture in which the ink is looked for, and of the one that is hashed. */
const LOOKED_AT = 448;
const SIDE = 32;
/** The lowest frequencies that are kept, in each direction. */
const KEPT = Math.sqrt(PICTURE_BITS);
const MEGAPIXELS_MAX = 64;
/** How much darker than the paper around it a point is that is ink, of 255. */
const INK = 24;
/** The part of all points that are lighter than the darkest writing, and how dark ink is at least beside that. */
const DARKEST = 0.99;
const LIGHTEST = 0.45;
/** Parts of the ink beyond each edge that do not count for where it begins: specks and the edge of the scanner. */
const SPECKS = 0.01;

/** Points of ink: across, down, across, down. */
type Points = Float64Array;

/** Slopes that a paper on a scanner may have, in points down for each across. */
const SLOPES = Array.from({ length: 25 }, (_, at) => (at - 12) / 300);

/** Turns points back by a slope. */
const levelled = (points: Points, slope: number): Points =>
  points.map((value, at) =>
    at % 2 === 0 ? value + (points[at + 1] ?? 0) * slope : value - (points[at - 1] ?? 0) * slope,
  );

/** Finds the slope at which lines of writing lie level: their points then gather in few rows. */
function slopeOf(points: Points): number {
  let best = { slope: 0, gathered: 0 };
  for (const slope of SLOPES) {
    const rows = new Map<number, number>();
    for (let at = 0; at < points.length; at += 2) {
      const row = Math.round((points[at + 1] ?? 0) - (points[at] ?? 0) * slope);
      rows.set(row, (rows.get(row) ?? 0) + 1);
    }
    let gathered = 0;
    for (const count of rows.values()) gathered += count * count;
    if (gathered > best.gathered) best = { slope, gathered };
  }
  return best.slope;
}

/** Where the points begin and end in one direction, without specks. @param offset 0 across, 1 down. */
function edgesOf(points: Points, offset: 0 | 1): [number, number] {
  const values = points.filter((_, at) => at % 2 === offset).sort();
  const specks = Math.floor(values.length * SPECKS);
  return [values[specks] ?? 0, values[values.length - 1 - specks] ?? 0];
}

/** Puts the points into a small square, shared among the four fields around each. */
function squareOf(points: Points): Float64Array {
  const square = new Float64Array(SIDE * SIDE);
  const [[left, right], [top, bottom]] = [edgesOf(points, 0), edgesOf(points, 1)];
  const scale = (value: number, from: number, to: number) =>
    Math.min(SIDE - 1.001, Math.max(0, ((value - from) * (SIDE - 1)) / Math.max(1, to - from)));
  const add = (x: number, y: number, part: number) => {
    square[y * SIDE + x] = (square[y * SIDE + x] ?? 0) + part;
  };
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [scale(points[at] ?? 0, left, right), scale(points[at + 1] ?? 0, top, bottom)];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - column, y - row];
    add(column, row, (1 - dx) * (1 - dy));
    add(column + 1, row, dx * (1 - dy));
    add(column, row + 1, (1 - dx) * dy);
    add(column + 1, row + 1, dx * dy);
  }
  return square;
}

/** The mean of the points around each point, by sums of squares: the paper with its shadows. */
function paperOf(pixels: Uint8Array, width: number, height: number, reach: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = at(x + 1, y) + row;
    }
  }
  const means = new Float64Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
      means[y * width + x] = sum / ((right - left) * (bottom - top));
    }
  }
  return means;
}

const COSINES = Array.from({ length: KEPT }, (_, k) =>
  Float64Array.from({ length: SIDE }, (_, n) => Math.cos((Math.PI * (2 * n + 1) * k) / (2 * SIDE))),
);

/** The lowest frequencies of a square, row by row. */
function frequenciesOf(square: Float64Array): Float64Array {
  const partly = new Float64Array(SIDE * KEPT);
  for (let y = 0; y < SIDE; y += 1)
    for (let k = 0; k < KEPT; k += 1) {
      let sum = 0;
      for (let x = 0; x < SIDE; x += 1) sum += (square[y * SIDE + x] ?? 0) * (COSINES[k]?.[x] ?? 0);
      partly[y * KEPT + k] = sum;
    }
  const found = new Float64Array(PICTURE_BITS);
  for (let j = 0; j < KEPT; j += 1)
    for (let k = 0; k < KEPT; k += 1) {
      let sum = 0;
      for (let y = 0; y < SIDE; y += 1) sum += (partly[y * KEPT + k] ?? 0) * (COSINES[j]?.[y] ?? 0);
      found[j * KEPT + k] = sum;
    }
  return found;
}

/**
 * Says what a picture of a paper looks like, in 256 bits: near ones are of the same paper, also cropped, scanned again, lighter or a
 * little turned.
 * @returns null for what is no picture, or has no ink.
 */
export async function pictureOf(bytes: Buffer): Promise<Buffer | null> {
  const read = await sharp(bytes, { limitInputPixels: MEGAPIXELS_MAX * 1_000_000 })
    .timeout({ seconds: 30 })
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!read) return null;
  const { data, info } = read;
  const { width, height } = info;
  const paper = paperOf(data, width, height, Math.round(Math.max(width, height) / 12));
  const darker = Float64Array.from(data, (pixel, at) => (paper[at] ?? 0) - pixel);
  // The edge of the paper and the shadows beside it are much lighter than its writing.
  const writing = darker.toSorted()[Math.floor(darker.length * DARKEST)] ?? 0;
  const least = Math.max(INK, writing * LIGHTEST);
  const ink: number[] = [];
  darker.forEach((one, at) => {
    if (one > least) ink.push(at % width, Math.floor(at / width));
  });
  if (ink.length === 0) return null;
  const points = Float64Array.from(ink);
  const found = frequenciesOf(squareOf(levelled(points, slopeOf(points))));
  // The first is how much ink there is in all, which scanning changes.
  const middle = [...found.slice(1)].sort((a, b) => a - b)[Math.floor((PICTURE_BITS - 1) / 2)] ?? 0;
  const hash = Buffer.alloc(PICTURE_BITS / 8);
  found.forEach((value, at) => {
    if (at > 0 && value > middle) hash[at >> 3] = (hash[at >> 3] ?? 0) | (1 << (at & 7));
  });
  return hash;
}
