import { DEMO_MEMBERS, type DemoMember } from '#features/profiles/demo-members/members.demo.ts';
import type { FocusArea, OrganizationType } from '#platform/contract/reference-data.ts';
import { around, drawing, numberOf } from './drawing.demo.ts';
import { type MarkColours, MOTIFS, type MotifName } from './mark-motifs.demo.ts';

/** Side of a mark in its own units. */
const SIDE = 96;
const TURNS = 3;

/** Grounds that neither the light nor the dark scheme of the theme has behind a picture. */
const COLOURS: [MarkColours, ...MarkColours[]] = [
  { ground: '#263a75', figure: '#fdf7e9', accent: '#e8b244' },
  { ground: '#efc871', figure: '#14213d', accent: '#9b3022' },
  { ground: '#276b40', figure: '#eff7f1', accent: '#efc871' },
  { ground: '#9b3022', figure: '#fdf7e9', accent: '#efc871' },
  { ground: '#cbd5ee', figure: '#1b2a57', accent: '#b23d2d' },
  { ground: '#c0e1cb', figure: '#174326', accent: '#9b3022' },
  { ground: '#f2c3bc', figure: '#641e15', accent: '#263a75' },
  { ground: '#4a62a3', figure: '#fdf7e9', accent: '#f5dca3' },
];

/** Motifs that suit what a non-profit works for. */
const MOTIFS_OF_AREA: Record<FocusArea, [MotifName, ...MotifName[]]> = {
  Education: ['book', 'kolam', 'feather'],
  Healthcare: ['lotus', 'pot', 'seedling'],
  Environment: ['peepal', 'seedling', 'hills'],
  'Women Empowerment': ['dancers', 'lotus', 'mango'],
  Livelihood: ['ikat', 'wheel', 'pot'],
  'Child Welfare': ['dancers', 'sun', 'house'],
  Disability: ['sun', 'feather', 'tiedCloth'],
  'Elder Care': ['house', 'peepal', 'lotus'],
  'Skill Development': ['wheel', 'ikat', 'lattice'],
  'Rural Development': ['house', 'hills', 'pot'],
  'Water & Sanitation': ['water', 'stepwell', 'fish'],
  'Technology for Good': ['sun', 'lattice', 'kolam'],
  'Arts & Culture': ['mango', 'feather', 'fish'],
  'Disaster Relief': ['boat', 'water', 'house'],
  Sports: ['dancers', 'sun', 'wheel'],
};

/** Motifs of members who work for many causes. */
const MOTIFS_OF_TYPE: Record<Exclude<OrganizationType, 'ngo'>, [MotifName, ...MotifName[]]> = {
  corporate: ['lattice', 'stepwell', 'ikat', 'wheel', 'tiedCloth', 'sun', 'hills'],
  consultant: ['kolam', 'feather', 'mango', 'peepal', 'fish', 'tiedCloth'],
  service_provider: ['wheel', 'boat', 'sun', 'lattice', 'ikat', 'book', 'mango'],
};

function motifsOf({ type, focus: [area] }: DemoMember) {
  if (type === 'ngo') return MOTIFS_OF_AREA[area ?? 'Rural Development'];
  return MOTIFS_OF_TYPE[type];
}

/** Draws the marks of all demo members: by key, each different. */
export function demoMarks(): Map<string, string> {
  const marks = new Map<string, string>();
  const taken = new Set<string>();
  for (const member of DEMO_MEMBERS) {
    const first = (what: string) => numberOf(`${what} of ${member.key}`, 1000);
    const [colour, turning, figure] = [first('colour'), first('turn'), first('motif')];
    const motifs = motifsOf(member);
    // The first choice is the member's own; one that another member has gives way to the next colours, turn and motif.
    for (let step = 0; !marks.has(member.key); step += 1) {
      const colours = around(COLOURS, colour + step);
      const turn = (turning + Math.floor(step / COLOURS.length)) % TURNS;
      const motif = around(motifs, figure + Math.floor(step / (COLOURS.length * TURNS)));
      const choice = `${motif} ${turn} ${colours.ground}`;
      if (taken.has(choice)) continue;
      taken.add(choice);
      const field = `<rect width="${SIDE}" height="${SIDE}" fill="${colours.ground}"/>`;
      marks.set(member.key, drawing(SIDE, SIDE, field + MOTIFS[motif](colours, turn)));
    }
  }
  return marks;
}
