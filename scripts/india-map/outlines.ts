export type Point = readonly [x: number, y: number];
export type Ring = Point[];

/** The closed rings of an SVG path that is made of M, L and z only, in absolute coordinates. */
export function ringsOf(path: string): Ring[] {
  const rings: Ring[] = [];
  let command = '';
  let [x, y] = [0, 0];
  const tokens = path.matchAll(/([mMlLzZ])|(-?[\d.]+(?:e-?\d+)?)[ ,]+(-?[\d.]+(?:e-?\d+)?)/g);
  for (const [, letter, first, second] of tokens) {
    if (letter) {
      command = letter;
      if (command.toLowerCase() === 'z') [x, y] = rings.at(-1)?.[0] ?? [0, 0];
      continue;
    }
    const relative = command === command.toLowerCase();
    [x, y] = [Number(first) + (relative ? x : 0), Number(second) + (relative ? y : 0)];
    if (command.toLowerCase() === 'm') {
      rings.push([]);
      command = relative ? 'l' : 'L';
    }
    rings.at(-1)?.push([x, y]);
  }
  return rings;
}

/** The area that a ring encloses, in the square of its units. */
export function areaOf(ring: Ring): number {
  const sum = ring.reduce((total, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum / 2);
}

/**
 * Visvalingam's simplification: drops the corner that spans the smallest triangle with its neighbours until every
 * triangle has `smallest` area. What goes depends on the line itself, so two neighbours keep the same border.
 */
export function simplified(ring: Ring, smallest: number): Ring {
  const corners = ring.filter((point, at) => !samePlace(point, ring.at(at - 1)));
  while (corners.length > 3) {
    const areas = corners.map((corner, at) =>
      areaOf([corners.at(at - 1) ?? corner, corner, corners[(at + 1) % corners.length] ?? corner]),
    );
    const least = areas.reduce((best, area, at) => (area < (areas[best] ?? 0) ? at : best), 0);
    if ((areas[least] ?? 0) >= smallest) break;
    corners.splice(least, 1);
  }
  return corners;
}

function samePlace(one: Point, other: Point | undefined): boolean {
  return other !== undefined && one[0] === other[0] && one[1] === other[1];
}

interface Text {
  width: number;
  height: number;
}

interface Dots {
  places: Point[];
  radius: number;
}

/** Rings as a compact SVG path of whole numbers, `scale` steps to a unit. */
export function pathOf(rings: Ring[], scale: number): string {
  return rings.map((ring) => ringPath(ring.map(([x, y]) => [x * scale, y * scale]))).join('');
}

function ringPath(ring: Ring): string {
  let path = '';
  let [atX, atY] = [0, 0];
  for (const point of ring) {
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    const step = `${x - atX}${y < atY ? '' : ' '}${y - atY}`;
    path += path === '' ? `M${step}l` : `${x < atX || path.endsWith('l') ? '' : ' '}${step}`;
    [atX, atY] = [x, y];
  }
  return `${path}z`;
}

/**
 * Finds the best place for a line of text inside the rings, and its width. Prefers room up to
 * `width`, then the middle, and keeps off the dots. Looks at the points of a grid of half a unit.
 */
export function bestPlaceForText(rings: Ring[], text: Text, dots: Dots) {
  const largest = largestOf(rings);
  const [middleX, middleY] = middleOf(rings);
  const ys = largest.map(([, y]) => y);
  let best = { place: [middleX, middleY] as Point, room: 0, score: Number.NEGATIVE_INFINITY };
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += 0.5) {
    const lines = [y - text.height / 2, y, y + text.height / 2].map((line) => spansAt(largest, line));
    for (const [from, to] of lines[1] ?? []) {
      for (let x = from; x <= to; x += 0.5) {
        const margins = [...lines.map((line) => marginAt(line, x)), ...dotMargins([x, y], text, dots)];
        const room = 2 * Math.min(...margins);
        const score = Math.min(room, text.width) - Math.hypot(x - middleX, y - middleY) / 4;
        if (score > best.score) best = { place: [x, y], room, score };
      }
    }
  }
  return best;
}

/** The middle of the largest ring. */
export function middleOf(rings: Ring[]): Point {
  const largest = largestOf(rings);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(largest.map(([x]) => x)), middle(largest.map(([, y]) => y))];
}

function largestOf(rings: Ring[]): Ring {
  return rings.reduce((best, ring) => (areaOf(ring) > areaOf(best) ? ring : best), rings[0] ?? []);
}

/** The stretches of a horizontal line that lie inside a ring. */
function spansAt(ring: Ring, y: number): Point[] {
  const crossings = ring.flatMap(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
    return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
  });
  const sorted = crossings.sort((one, other) => one - other);
  return sorted.flatMap((from, at) => (at % 2 === 0 ? [[from, sorted[at + 1] ?? from] as const] : []));
}

function marginAt(spans: Point[], x: number): number {
  const span = spans.find(([from, to]) => from <= x && x <= to);
  return span ? Math.min(x - span[0], span[1] - x) : 0;
}

/** Returns the distance that a line of text can extend to each side of a place before it meets a dot at its height. */
function dotMargins([x, y]: Point, text: Text, { places, radius }: Dots): number[] {
  const near = places.filter(([, dotY]) => Math.abs(dotY - y) < radius + text.height / 2);
  return near.map(([dotX]) => Math.max(0, Math.abs(dotX - x) - radius));
}
