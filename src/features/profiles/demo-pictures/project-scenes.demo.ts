import { turned } from './drawing.demo.ts';

/** Subject of a project's picture: drawn in front of hills and ground, in a field of 400 by 300. */
export interface Scene {
  /** What it shows, as the beginning of a sentence. */
  words: string;
  /** True if it is in a room, without hills and sun. */
  indoors?: true;
  draw(): string;
}

const INK = '#14213d';
const PAPER = '#fbfaf7';
const MARIGOLD = '#e8b244';
const BRICK = '#9b3022';
const CLAY = '#d97263';
const LEAF = '#1f5733';
const WATER = '#4a62a3';
const SKIN = '#553703';
const WOOD = '#734c05';

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const at = (x: number, y: number, part: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${part}</g>`;

/** Standing on y = 0, 80 high. */
const tree =
  box(-5, -34, 10, 34, WOOD) + disc(0, -54, 26, LEAF) + disc(-18, -44, 16, LEAF) + disc(18, -44, 16, LEAF);
const palm =
  line('M0 0Q6 -40 -2 -76', WOOD, 6) +
  ['M-2 -76Q-26 -88 -40 -66', 'M-2 -76Q22 -92 38 -70', 'M-2 -76Q-16 -98 -34 -92', 'M-2 -76Q12 -100 30 -96']
    .map((d) => line(d, LEAF, 7))
    .join('');
/** People without a face, 60 high. */
const woman = (cloth: string) =>
  shape('M-11 -50A11 12 0 0 1 11 -50L16 -28L20 0H-20L-16 -28Z', cloth) +
  disc(0, -50, 7, SKIN) +
  line('M-15 -30L0 -24L16 -32', PAPER, 1.6) +
  line('M-18 -5H18', PAPER, 1.6);
const man = (cloth: string) =>
  disc(0, -54, 8, SKIN) +
  shape('M-11 -44H11L12 -18H-12Z', cloth) +
  box(-9, -20, 7, 20, INK) +
  box(2, -20, 7, 20, INK);
const child = (cloth: string) =>
  disc(0, -34, 7, SKIN) +
  shape('M-8 -27H8L11 -8H-11Z', cloth) +
  box(-6, -8, 4, 8, INK) +
  box(2, -8, 4, 8, INK);
const hut = (wall: string, roof: string) =>
  box(-32, -38, 64, 38, wall) + shape('M-42 -36L0 -70L42 -36Z', roof) + box(-8, -24, 16, 24, INK);

export const SCENES = {
  school: {
    words: 'A village school with a flag of bunting and children at the gate',
    draw: () =>
      box(120, 140, 190, 84, PAPER) +
      shape('M108 142L215 96L322 142Z', BRICK) +
      [138, 172, 246, 280].map((x) => box(x, 162, 18, 24, WATER)).join('') +
      box(204, 172, 24, 52, INK) +
      line('M20 128Q70 152 120 134', INK, 1.6) +
      [38, 58, 78, 98]
        .map((x, n) => shape(`M${x} ${[134, 139, 141, 139][n]}h12l-6 13Z`, n % 2 ? MARIGOLD : CLAY))
        .join('') +
      at(60, 226, tree) +
      at(336, 250, child(MARIGOLD), 1.2) +
      at(362, 252, child(CLAY), 1.2),
  },
  library: {
    words: 'A shelf of books, a lamp and an open book on a mat',
    indoors: true,
    draw: () =>
      box(60, 84, 190, 150, WOOD) +
      [92, 140, 188].map((y) => box(68, y, 174, 40, PAPER)).join('') +
      [92, 140, 188]
        .flatMap((y, row) =>
          Array.from({ length: 11 }, (_, n) =>
            box(
              72 + n * 15,
              y + 6 + ((n + row) % 3) * 4,
              11,
              34 - ((n + row) % 3) * 4,
              [BRICK, INK, MARIGOLD, LEAF, WATER][(n + row * 2) % 5] ?? INK,
            ),
          ),
        )
        .join('') +
      shape('M262 262L300 238H388L366 262Z', BRICK) +
      shape(
        'M326 246C316 238 302 236 290 238V254C302 252 316 254 326 262C336 254 350 252 362 254V238C350 236 336 238 326 246Z',
        PAPER,
      ) +
      line('M326 246V262', INK, 2) +
      line('M330 60V128', INK, 3) +
      shape('M308 150L318 126H342L352 150Z', MARIGOLD),
  },
  clinic: {
    words: 'A health centre with a mobile clinic in front of it',
    draw: () =>
      box(70, 116, 150, 108, PAPER) +
      box(60, 106, 170, 14, LEAF) +
      disc(145, 146, 20, LEAF) +
      shape('M141 134h8v8h8v8h-8v8h-8v-8h-8v-8h8Z', PAPER) +
      box(132, 178, 26, 46, INK) +
      box(84, 178, 28, 24, WATER) +
      box(178, 178, 28, 24, WATER) +
      shape('M228 178H330Q352 178 360 206L374 214V246H228Z', MARIGOLD) +
      shape('M322 188H334Q344 190 350 208H322Z', PAPER) +
      box(228, 222, 146, 7, LEAF) +
      disc(262, 248, 15, INK) +
      disc(340, 248, 15, INK) +
      disc(262, 248, 6, PAPER) +
      disc(340, 248, 6, PAPER) +
      at(36, 232, palm),
  },
  mother: {
    words: 'A mother with a baby and a health worker with her bag under a tree',
    draw: () =>
      at(96, 236, tree, 1.9) +
      at(210, 254, woman(BRICK), 1.9) +
      at(226, 210, disc(0, 0, 9, SKIN) + shape('M-12 4Q2 -4 12 8L4 24H-10Z', PAPER), 1.2) +
      at(304, 254, woman(PAPER), 1.9) +
      box(328, 216, 30, 24, LEAF) +
      line('M336 216V208H350V216', LEAF, 4),
  },
  forest: {
    words: 'Young and old trees on a slope above a stream',
    draw: () =>
      shape(
        'M180 300C220 270 190 244 236 214C250 204 244 190 252 180H268C262 196 270 208 258 222C222 254 258 276 232 300Z',
        WATER,
      ) +
      at(70, 226, tree, 1.5) +
      at(150, 206, tree, 1.1) +
      at(310, 212, tree, 1.3) +
      at(366, 236, tree, 1.6) +
      [
        [110, 264],
        [160, 252],
        [280, 262],
        [330, 276],
      ]
        .map(([x = 0, y = 0]) =>
          at(
            x,
            y,
            line('M0 0V-20', LEAF, 3) +
              shape(
                'M0 -18C-14 -18 -16 -30 -16 -32C-4 -32 0 -26 0 -18ZM0 -22C0 -32 8 -38 18 -38C18 -28 10 -22 0 -22Z',
                LEAF,
              ),
          ),
        )
        .join(''),
  },
  women: {
    words: 'Three women of a savings group with their account book',
    draw: () =>
      at(110, 250, woman(BRICK), 2) +
      at(200, 258, woman(MARIGOLD), 2.1) +
      at(292, 250, woman(WATER), 2) +
      at(
        200,
        214,
        shape(
          'M-26 -12C-16 -16 -8 -14 0 -8C8 -14 16 -16 26 -12V12C16 8 8 10 0 16C-8 10 -16 8 -26 12Z',
          PAPER,
        ) + line('M0 -8V16', INK, 2),
      ) +
      at(352, 236, palm, 1.3),
  },
  loom: {
    words: 'A weaver’s loom with half a cloth on it',
    indoors: true,
    draw: () =>
      box(92, 92, 12, 160, WOOD) +
      box(296, 92, 12, 160, WOOD) +
      box(80, 84, 240, 14, WOOD) +
      box(104, 98, 192, 76, PAPER) +
      Array.from({ length: 24 }, (_, n) => line(`M${108 + n * 8} 98V174`, INK, 1)).join('') +
      box(104, 174, 192, 54, BRICK) +
      [184, 204]
        .map((y) =>
          line(`M108 ${y + 8}${Array.from({ length: 12 }, () => 'l8 -8l8 8').join('')}`, MARIGOLD, 4),
        )
        .join('') +
      box(84, 168, 232, 8, WOOD) +
      box(96, 228, 208, 12, WOOD) +
      disc(346, 246, 14, MARIGOLD) +
      disc(62, 250, 12, CLAY) +
      disc(40, 254, 9, WATER),
  },
  farm: {
    words: 'Rows of a field with a well and a farmer',
    draw: () =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((n) => line(`M${-60 + n * 74} 300L${120 + n * 24} 204`, n % 2 ? MARIGOLD : LEAF, 9))
        .join('') +
      at(94, 226, man(PAPER), 1.6) +
      line('M116 162L128 226', WOOD, 4) +
      box(278, 196, 62, 34, CLAY) +
      box(272, 190, 74, 9, BRICK) +
      line('M284 190V150M334 190V150M278 150H340', WOOD, 5) +
      line('M309 150V180', INK, 2) +
      shape('M301 180H317L314 196H304Z', INK),
  },
  playground: {
    words: 'Children with a kite in front of a day centre',
    draw: () =>
      at(104, 224, hut(PAPER, BRICK), 1.6) +
      at(216, 250, child(MARIGOLD), 1.6) +
      at(264, 258, child(WATER), 1.6) +
      at(312, 252, child(CLAY), 1.6) +
      line('M218 204Q222 150 244 100', INK, 1.6) +
      shape('M246 44L268 72L246 102L224 72Z', BRICK) +
      shape('M246 44V102L224 72Z', MARIGOLD) +
      line('M246 102Q256 112 248 122', BRICK, 3),
  },
  ramp: {
    words: 'A ramp to an open door and a person in a wheelchair on it',
    draw: () =>
      box(206, 108, 140, 122, PAPER) +
      box(198, 98, 156, 14, WATER) +
      box(244, 150, 44, 80, INK) +
      shape('M60 262L240 230H360V262Z', CLAY) +
      line('M84 222L236 194', INK, 4) +
      line('M96 222V254M166 208V244M232 196V232', INK, 4) +
      `<circle cx="140" cy="226" r="20" fill="none" stroke="${INK}" stroke-width="5"/>` +
      line('M128 196V214H150L158 234', INK, 6) +
      disc(131, 176, 9, SKIN) +
      shape('M122 188H140L146 214H122Z', MARIGOLD),
  },
  elders: {
    words: 'Two elders on a bench under a banyan',
    draw: () =>
      at(200, 240, tree, 2.5) +
      line('M160 108V168M240 110V160M186 116V180', WOOD, 3) +
      box(110, 232, 180, 9, WOOD) +
      box(122, 241, 8, 22, WOOD) +
      box(270, 241, 8, 22, WOOD) +
      at(
        162,
        244,
        disc(0, -56, 9, SKIN) +
          shape('M-10 -62A10 8 0 0 1 10 -62Z', PAPER) +
          shape('M-12 -46H12L14 -12H-14Z', PAPER) +
          box(-10, -12, 8, 30, INK) +
          box(4, -12, 8, 30, INK),
        1.1,
      ) +
      at(
        226,
        244,
        shape('M-12 -54A12 12 0 0 1 12 -54L16 -12L14 18H-14L-16 -12Z', BRICK) +
          disc(0, -53, 8, SKIN) +
          line('M-16 -30L0 -24L15 -32', PAPER, 2),
        1.1,
      ) +
      line('M136 194V262', WOOD, 4),
  },
  workshop: {
    words: 'A workbench with tools and a sewing machine',
    indoors: true,
    draw: () =>
      box(52, 196, 296, 14, WOOD) +
      box(70, 210, 12, 60, WOOD) +
      box(318, 210, 12, 60, WOOD) +
      box(82, 82, 150, 76, PAPER) +
      line('M104 96V142', INK, 6) +
      box(92, 92, 24, 12, INK) +
      line('M142 142V110', BRICK, 6) +
      `<circle cx="142" cy="102" r="9" fill="none" stroke="${BRICK}" stroke-width="5"/>` +
      shape('M168 96L196 136H168Z', WATER) +
      line('M212 94V142', MARIGOLD, 6) +
      shape('M236 196V184H320V196ZM244 184V150Q244 138 256 138H312V156H266V184Z', INK) +
      box(300, 156, 5, 24, PAPER) +
      disc(326, 150, 12, MARIGOLD) +
      box(96, 178, 74, 18, BRICK) +
      box(108, 166, 50, 12, MARIGOLD),
  },
  village: {
    words: 'Houses of a village along a road',
    draw: () =>
      shape('M150 300C176 262 196 240 214 210H232C230 244 250 268 282 300Z', '#e9e5db') +
      at(84, 232, hut(PAPER, BRICK), 1.3) +
      at(148, 212, hut(CLAY, WOOD), 0.9) +
      at(300, 226, hut(MARIGOLD, BRICK), 1.2) +
      at(362, 246, tree, 1.2) +
      at(30, 250, palm, 1.1),
  },
  pump: {
    words: 'A hand pump with water running into a pot',
    draw: () =>
      shape('M120 262H320L340 278H100Z', '#e0dbcf') +
      box(206, 142, 22, 122, INK) +
      box(198, 132, 38, 14, INK) +
      line('M216 138L292 112', INK, 9) +
      line('M206 172H170V184', INK, 11) +
      line('M170 188V228', WATER, 6) +
      shape(
        'M156 226H186L182 234C200 238 206 252 200 264C194 272 182 274 171 274C160 274 148 272 142 264C136 252 142 238 160 234Z',
        CLAY,
      ) +
      at(318, 262, woman(BRICK), 1.9) +
      at(66, 240, tree, 1.4),
  },
  tank: {
    words: 'Stone steps down to a full village tank',
    draw: () =>
      [0, 1, 2, 3, 4]
        .map((n) => box(30 + n * 22, 190 + n * 14, 340 - n * 44, 15, n % 2 ? '#cfcfd0' : '#e9e5db'))
        .join('') +
      box(140, 258, 120, 42, WATER) +
      line('M156 272h24M196 282h28M216 268h20', PAPER, 3) +
      at(
        70,
        190,
        box(-20, -44, 40, 44, PAPER) + shape('M-28 -42L0 -72L28 -42Z', BRICK) + box(-7, -24, 14, 24, INK),
      ) +
      at(330, 194, tree, 1.3) +
      at(250, 236, woman(MARIGOLD), 1.2),
  },
  solar: {
    words: 'Solar panels on a roof and a mast beyond',
    draw: () =>
      box(60, 170, 220, 78, PAPER) +
      box(96, 194, 30, 54, INK) +
      box(160, 190, 34, 28, WATER) +
      box(216, 190, 34, 28, WATER) +
      [0, 1, 2]
        .map((n) =>
          at(
            74 + n * 68,
            168,
            shape('M0 0L16 -52H70L54 0Z', '#1b2a57') +
              line('M8 -26H62M18 0L34 -52M36 0L52 -52', '#b1bfe6', 2),
          ),
        )
        .join('') +
      line('M340 250L350 84L360 250M344 190H356M342 220H358M346 150H354', INK, 4) +
      turned(3, [350, 84], line('M350 76V62', BRICK, 4)),
  },
  crafts: {
    words: 'Painted pots, a drum and a puppet',
    indoors: true,
    draw: () =>
      at(
        100,
        258,
        shape(
          'M-22 -92H22L18 -80C46 -74 54 -46 46 -22C40 -4 20 0 0 0C-20 0 -40 -4 -46 -22C-54 -46 -46 -74 -18 -80Z',
          CLAY,
        ) + line('M-48 -44L-32 -30L-16 -44L0 -30L16 -44L32 -30L48 -44', PAPER, 5),
      ) +
      at(
        204,
        258,
        shape('M-44 -70H44L30 0H-30Z', BRICK) +
          `<ellipse cx="0" cy="-70" rx="44" ry="13" fill="${PAPER}"/>` +
          line('M-42 -64L-14 -2L0 -58L14 -2L42 -64', MARIGOLD, 4),
      ) +
      at(
        312,
        258,
        line('M-30 -150L0 -190L30 -150M0 -190V-150', INK, 2) +
          disc(0, -136, 15, SKIN) +
          shape('M-16 -140A16 16 0 0 1 16 -140Z', MARIGOLD) +
          shape('M-16 -118H16L44 0H-44Z', WATER) +
          line('M-36 -22H36', MARIGOLD, 6) +
          line('M-16 -112L-34 -84M16 -112L34 -84', WATER, 9),
      ),
  },
  flood: {
    words: 'A country boat between houses on raised plinths in a flood',
    draw: () =>
      at(88, 210, box(-44, 0, 88, 22, '#8c8678') + hut(PAPER, BRICK), 1.2) +
      at(312, 200, box(-44, 0, 88, 22, '#8c8678') + hut(MARIGOLD, WOOD)) +
      box(0, 226, 400, 74, WATER) +
      [
        [20, 250],
        [110, 284],
        [300, 248],
        [340, 282],
      ]
        .map(([x = 0, y = 0]) => line(`M${x} ${y}q12 -8 24 0t24 0`, '#b1bfe6', 3))
        .join('') +
      shape('M130 246H282C274 272 258 280 238 280H172C152 280 138 272 130 246Z', WOOD) +
      at(178, 250, woman(BRICK)) +
      at(206, 250, child(MARIGOLD), 1.2) +
      at(240, 250, man(PAPER)) +
      line('M258 190L276 276', INK, 4),
  },
  sea: {
    words: 'A fishing boat with a sail off a shore with palms',
    draw: () =>
      box(0, 196, 400, 104, WATER) +
      [
        [40, 222],
        [300, 216],
        [336, 262],
        [210, 286],
      ]
        .map(([x = 0, y = 0]) => line(`M${x} ${y}q12 -8 24 0t24 0`, '#b1bfe6', 3))
        .join('') +
      shape('M0 300V246C60 240 110 258 140 300Z', MARIGOLD) +
      at(44, 262, palm, 1.5) +
      at(92, 276, palm, 1.1) +
      line('M244 96V236', WOOD, 5) +
      shape('M250 100C300 130 312 180 300 222H250Z', PAPER) +
      shape('M238 120L196 222H238Z', CLAY) +
      shape('M168 232H326C318 258 302 266 284 266H210C192 266 176 258 168 232Z', BRICK),
  },
  sports: {
    words: 'A girl with a hockey stick on a village ground',
    draw: () =>
      shape('M0 236H400V300H0Z', '#c4860f') +
      line('M20 284H380', PAPER, 3) +
      line('M286 236V176H372V236', PAPER, 6) +
      [298, 312, 326, 340, 354].map((x) => line(`M${x} 178V234`, PAPER, 1)).join('') +
      at(
        160,
        276,
        disc(0, -58, 9, SKIN) +
          line('M6 -64Q18 -62 16 -46', INK, 4) +
          shape('M-12 -48H12L14 -22H-14Z', BRICK) +
          shape('M-14 -24H14L18 -12H-18Z', INK) +
          line('M-8 -12L-14 0M8 -12L16 0', SKIN, 5),
        2,
      ) +
      line('M184 190L236 268Q242 280 256 274', WOOD, 7) +
      disc(278, 274, 9, PAPER),
  },
  office: {
    words: 'Papers with charts on a desk at a window',
    indoors: true,
    draw: () =>
      box(0, 220, 400, 80, WOOD) +
      box(40, 60, 130, 120, PAPER) +
      box(52, 72, 50, 96, '#cbd5ee') +
      box(108, 72, 50, 96, '#cbd5ee') +
      at(
        92,
        252,
        shape('M-54 -24H26L54 28H-40Z', PAPER) + line('M-34 -12H16M-28 0H24M-22 12H32', '#8c8678', 3),
      ) +
      at(
        254,
        240,
        box(-56, -90, 112, 104, PAPER) +
          [0, 1, 2, 3]
            .map((n) =>
              box(-42 + n * 23, -22 - n * 16, 15, 26 + n * 16, [BRICK, MARIGOLD, WATER, LEAF][n] ?? INK),
            )
            .join('') +
          line('M-46 6H48', INK, 3),
      ) +
      at(354, 246, box(-14, -34, 28, 34, CLAY) + line('M-6 -34L-10 -62M2 -34V-66M8 -34L16 -60', INK, 4)),
  },
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;
