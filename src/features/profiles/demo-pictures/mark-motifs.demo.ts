import { turned } from './drawing.demo.ts';

/** Colours of a mark, from the theme. */
export interface MarkColours {
  ground: string;
  figure: string;
  accent: string;
}

/** Draws a motif in a field of 96 by 96, inside the circle that lists cut out. `turn` gives it variety: 0, 1 or 2. */
type Motif = (colours: MarkColours, turn: number) => string;

const CENTRE: [number, number] = [48, 48];
const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** Floor drawing of rice flour: loops around dots. */
const kolam: Motif = ({ figure, accent }, turn) => {
  const petals = [4, 6, 8][turn] ?? 4;
  const loop = line('M48 48C36 38 38 18 48 16C58 18 60 38 48 48Z', figure, petals === 8 ? 3 : 3.6);
  return turned(petals, CENTRE, loop + dot(48, 28, 3.4, accent)) + dot(48, 48, 4.4, accent);
};

/** Two dancers of two triangles each, as on Warli walls. */
const dancers: Motif = ({ figure, accent }, turn) => {
  const dancer = (x: number) =>
    dot(x, 32, 5, figure) +
    shape(`M${x - 9} 39H${x + 9}L${x} 52Z`, figure) +
    shape(`M${x} 50L${x + 9} 63H${x - 9}Z`, figure) +
    line(`M${x - 5} 63L${x - 7} 76M${x + 5} 63L${x + 7} 76`, figure, 3);
  const sky = [
    dot(48, 20, 5.5, accent),
    line('M30 18Q48 8 66 18', accent, 3.4),
    dot(48, 18, 3, accent) + dot(38, 21, 2.4, accent) + dot(58, 21, 2.4, accent),
  ];
  return `${dancer(34)}${dancer(62)}${line('M25 40L18 50M43 40L53 40M71 40L78 50', figure, 3)}${sky[turn]}`;
};

/** Leaf of the peepal with its long tip. */
const peepal: Motif = ({ ground, figure, accent }, turn) => {
  const leaf =
    shape(
      'M48 86C49 78 47 74 44 70C28 64 17 52 20 38C23 26 38 20 48 30C58 20 73 26 76 38C79 52 66 66 52 70C50 74 50 80 48 86Z',
      figure,
    ) + line('M48 30V70M48 42L34 36M48 42L62 36M48 54L32 50M48 54L64 50', ground, 2.6);
  return `<g transform="rotate(${[0, -28, 28][turn]} 48 48)">${leaf}${line('M48 30V12', accent, 3.4)}</g>`;
};

const water: Motif = ({ figure, accent }, turn) => {
  const wave = (y: number, colour: string) =>
    line(`M12 ${y}Q21 ${y - 10} 30 ${y}T48 ${y}T66 ${y}T84 ${y}`, colour, 5);
  const top = [dot(48, 27, 10, accent), line('M36 30A12 12 0 0 1 60 30', accent, 5), wave(32, accent)];
  return `${top[turn]}${wave(48, figure)}${wave(62, figure)}${wave(76, accent)}`;
};

/** Stepwell from above. */
const stepwell: Motif = ({ ground, figure, accent }, turn) => {
  const square = (half: number, fill: string) =>
    `<rect x="${48 - half}" y="${48 - half}" width="${2 * half}" height="${2 * half}" fill="${fill}"/>`;
  const steps = [30, 24, 18, 12].map((half, at) => square(half, at % 2 ? ground : figure)).join('');
  const turnBy = [0, 45, 0][turn];
  const cross = turn === 2 ? line('M18 18L36 36M78 18L60 36M18 78L36 60M78 78L60 60', accent, 3) : '';
  return `<g transform="rotate(${turnBy} 48 48)">${steps}${square(8, accent)}</g>${cross}`;
};

/** Cloth of the ikat loom. */
const ikat: Motif = ({ figure, accent }, turn) => {
  const diamond = (x: number, y: number, half: number, fill: string) =>
    shape(`M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`, fill);
  const rows = [
    diamond(48, 48, 20, figure) + diamond(48, 48, 9, accent) + turned(4, CENTRE, diamond(48, 19, 8, accent)),
    [30, 48, 66]
      .map((x) => diamond(x, 48, 9, figure) + diamond(x, 28, 6, accent) + diamond(x, 68, 6, accent))
      .join(''),
    [30, 48, 66]
      .map((y, at) =>
        line(
          `M16 ${y + 6}L27 ${y - 6}L37 ${y + 6}L48 ${y - 6}L59 ${y + 6}L69 ${y - 6}L80 ${y + 6}`,
          at === 1 ? accent : figure,
          5,
        ),
      )
      .join(''),
  ];
  return rows[turn] ?? '';
};

const lotus: Motif = ({ figure, accent }, turn) => {
  const petal = (angle: number, fill: string) =>
    `<g transform="rotate(${angle} 48 72)">${shape('M48 72C36 58 37 38 48 22C59 38 60 58 48 72Z', fill)}</g>`;
  const outer = [-66, 66].map((angle) => petal(angle, accent)).join('');
  const inner = [-34, 34].map((angle) => petal(angle, figure)).join('');
  const heart = petal(0, accent);
  const below = [line('M28 80H68', figure, 4), dot(48, 80, 4, figure), ''];
  return outer + inner + heart + below[turn];
};

const hills: Motif = ({ figure, accent }, turn) => {
  const sun = dot([34, 62, 48][turn] ?? 48, [30, 30, 26][turn] ?? 28, 9, accent);
  return `${sun}${shape('M8 74L34 38L52 62L64 46L88 74Z', figure)}${line('M14 84H82', accent, 4)}`;
};

/** Stone lattice: a star of two squares. */
const lattice: Motif = ({ ground, figure, accent }, turn) => {
  const square = (half: number, fill: string, angle: number) =>
    `<rect x="${48 - half}" y="${48 - half}" width="${2 * half}" height="${2 * half}" fill="${fill}" transform="rotate(${angle} 48 48)"/>`;
  const star = square(24, figure, 0) + square(24, figure, 45);
  const middle = [
    dot(48, 48, 15, ground) + dot(48, 48, 8, accent),
    square(13, ground, 0) + square(13, ground, 45) + dot(48, 48, 6, accent),
    dot(48, 48, 17, ground) + turned(6, CENTRE, dot(48, 38, 4, accent)),
  ];
  return star + middle[turn];
};

const pot: Motif = ({ ground, figure, accent }, turn) => {
  const body = shape(
    'M36 26H60L57 36C74 40 80 54 76 66C72 78 60 82 48 82C36 82 24 78 20 66C16 54 22 40 39 36Z',
    figure,
  );
  const bands = [
    line('M20 58H76', accent, 5),
    line('M20 54L29 62L38 54L48 62L58 54L67 62L76 54', accent, 3.6),
    [30, 42, 54, 66].map((x) => dot(x, 58, 3.6, accent)).join(''),
  ];
  return body + line('M34 24H62', accent, 5) + line('M22 70H74', ground, 2.4) + bands[turn];
};

/** The mango of block prints. */
const mango: Motif = ({ ground, figure, accent }, turn) => {
  const fruit =
    shape('M60 14C78 26 84 50 70 68C58 84 34 84 24 68C15 52 24 36 40 34C54 32 64 28 60 14Z', figure) +
    dot(47, 57, 14, ground) +
    (turn === 1 ? dot(47, 57, 9, accent) : turned(turn === 0 ? 6 : 8, [47, 57], dot(47, 48, 3, accent)));
  return turn === 2 ? `<g transform="translate(96 0) scale(-1 1)">${fruit}</g>` : fruit;
};

/** Dots of tied cloth. */
const tiedCloth: Motif = ({ figure, accent }, turn) => {
  const ring = (count: number, radius: number, size: number, fill: string) =>
    turned(count, CENTRE, dot(48, 48 - radius, size, fill));
  const middle = turn === 1 ? line('M48 42L54 48L48 54L42 48Z', accent, 4) : dot(48, 48, 5, accent);
  return (
    middle +
    ring([6, 8, 6][turn] ?? 6, 15, 4, figure) +
    ring(12, 27, 4, turn === 2 ? accent : figure) +
    (turn === 0 ? ring(12, 37, 2.4, accent) : '')
  );
};

const feather: Motif = ({ ground, figure, accent }, turn) => {
  const eye =
    shape('M48 12C66 24 70 44 62 56C58 62 53 64 48 66C43 64 38 62 34 56C26 44 30 24 48 12Z', figure) +
    shape('M48 26C58 32 60 44 54 51C52 54 50 54 48 55C46 54 44 54 42 51C36 44 38 32 48 26Z', ground) +
    dot(48, 43, 6, accent) +
    line('M48 66V86', figure, 3.6);
  return `<g transform="rotate(${[0, 24, -24][turn]} 48 50)">${eye}</g>`;
};

const wheel: Motif = ({ figure, accent }, turn) => {
  const spokes = [8, 10, 12][turn] ?? 8;
  return `<circle cx="48" cy="48" r="29" fill="none" stroke="${figure}" stroke-width="6"/>${turned(spokes, CENTRE, line('M48 42V22', figure, 3))}${dot(48, 48, 8, accent)}`;
};

const seedling: Motif = ({ figure, accent }, turn) => {
  const leaves =
    shape('M48 54C28 54 20 42 20 28C38 28 48 38 48 54Z', figure) +
    shape('M48 48C50 30 60 20 78 20C78 38 66 48 48 48Z', figure);
  const soil = [
    line('M24 76Q48 64 72 76', accent, 6),
    line('M22 74H74M32 83H64', accent, 4),
    dot(48, 76, 8, accent),
  ];
  return `${line('M48 72V46', figure, 4)}${turn === 1 ? `<g transform="translate(96 0) scale(-1 1)">${leaves}</g>` : leaves}${soil[turn]}`;
};

const house: Motif = ({ ground, figure, accent }, turn) => {
  const walls = `<rect x="27" y="46" width="42" height="32" fill="${figure}"/>`;
  const roof = [
    shape('M16 48L48 20L80 48Z', accent),
    shape('M18 48C24 30 36 22 48 22C60 22 72 30 78 48Z', accent),
    shape('M16 46L28 26H68L80 46Z', accent),
  ];
  return `${walls}${roof[turn]}<rect x="42" y="56" width="12" height="22" fill="${ground}"/>`;
};

const boat: Motif = ({ figure, accent }, turn) => {
  const hull = shape('M12 58H84C80 70 70 76 60 76H36C26 76 16 70 12 58Z', figure);
  const sail = [
    shape('M46 16V52H22Z', accent) + shape('M51 24V52H70Z', figure),
    shape('M48 16C66 26 70 40 66 52H48Z', accent),
    shape('M48 18C30 28 26 42 30 52H48Z', accent) + shape('M52 30L72 52H52Z', figure),
  ];
  return `${sail[turn]}${line('M48 16V58', figure, 3)}${hull}${line('M18 84Q26 78 34 84T50 84T66 84T82 84', accent, 3.4)}`;
};

const book: Motif = ({ ground, figure, accent }, turn) => {
  const pages =
    shape('M48 36C38 28 26 26 14 28V70C26 68 38 70 48 78C58 70 70 68 82 70V28C70 26 58 28 48 36Z', figure) +
    line('M48 36V76', ground, 3);
  const lines = line('M22 40Q32 38 40 44M22 51Q32 49 40 55M74 40Q64 38 56 44M74 51Q64 49 56 55', ground, 2.6);
  const above = [
    dot(48, 20, 6, accent),
    line('M36 20L48 12L60 20', accent, 4),
    turned(5, [48, 18], dot(48, 11, 2.6, accent)),
  ];
  return pages + lines + above[turn];
};

/** Fish of Mithila walls. */
const fish: Motif = ({ ground, figure, accent }, turn) => {
  const body =
    shape('M14 48C24 28 48 26 64 46L82 32V64L64 50C48 70 24 68 14 48Z', figure) +
    line('M40 36Q47 48 40 60M52 38Q58 48 52 58', ground, 3) +
    dot(27, 45, 4, ground);
  const ring = [
    dot(48, 20, 4, accent) + dot(48, 76, 4, accent),
    line('M28 78Q48 88 68 78', accent, 4),
    line('M22 20Q48 8 74 20', accent, 4),
  ];
  return `${turn === 1 ? `<g transform="translate(96 0) scale(-1 1)">${body}</g>` : body}${ring[turn]}`;
};

const sun: Motif = ({ ground, figure, accent }, turn) => {
  const rays = [8, 12, 16][turn] ?? 12;
  return `${turned(rays, CENTRE, shape('M44 26L48 10L52 26Z', figure))}${dot(48, 48, 19, accent)}${dot(48, 48, 11, ground)}${dot(48, 48, 5, figure)}`;
};

export const MOTIFS = {
  kolam,
  dancers,
  peepal,
  water,
  stepwell,
  ikat,
  lotus,
  hills,
  lattice,
  pot,
  mango,
  tiedCloth,
  feather,
  wheel,
  seedling,
  house,
  boat,
  book,
  fish,
  sun,
} satisfies Record<string, Motif>;
export type MotifName = keyof typeof MOTIFS;
