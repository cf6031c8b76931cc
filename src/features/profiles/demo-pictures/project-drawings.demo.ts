import { DEMO_MEMBERS, type DemoMember } from '#features/profiles/demo-members/members.demo.ts';
import type { FocusArea } from '#platform/contract/reference-data.ts';
import { cellsOf } from '#platform/server/demo-records.ts';
import { around, drawing, numberOf } from './drawing.demo.ts';
import { SCENES, type Scene, type SceneName } from './project-scenes.demo.ts';
import { TIMES } from './scene-times.demo.ts';

const WIDTH = 400;
const HEIGHT = 300;

/** Words of a project that say what its picture shows. The first match counts. */
const SCENE_OF_WORDS: [RegExp, SceneName][] = [
  [/\b(tanks?|stepwell|steps|ghats|ponds?|bunds?|khadins?|dams?|sluice|canals?|yuras|lagoons?)\b/, 'tank'],
  [/\b(water|springs?|pumps?|handpumps?|fluoride|wells?|toilets?|wash|reservoirs?|rain)\b/, 'pump'],
  [/\b(floods?|cyclone|relief|breach|river|plinths|sirens?|embankments?|char)\b/, 'flood'],
  [/\b(boats?|sea|lifeguards?|coast|jett(y|ies)|nets|beaches|crab|outboard)\b/, 'sea'],
  [/\b(solar|roof(top)?|data|dashboard|helpline|phones?|podcast|digital|energy|software)\b/, 'solar'],
  [/\b(wheelchairs?|disabilit(y|ies)|paraplegic|tactile|sign language|deaf|access|devices)\b/, 'ramp'],
  [/\b(dementia|elders?|old age|caregivers?|memory|day centre at|pain relief)\b/, 'elders'],
  [/\b(newborn|mothers?|midwives|nutrition|thousand days|anaemia|delivery|maternal)\b/, 'mother'],
  [
    /\b(clinics?|hospitals?|doctors?|nurses?|blood|health|dispensary|screening|eye|sight|burns|fever|tb|dentist)\b/,
    'clinic',
  ],
  [/\b(librar(y|ies)|books?|readers?|reads?|reading|primers|dictionary|story|stories)\b/, 'library'],
  [/\b(schools?|classrooms?|teachers?|hostels?|science|laborator(y|ies)|girls’ clubs|children)\b/, 'school'],
  [/\b(cr[eè]ches?|toys?|play|kits from|day centres?|bridge)\b/, 'playground'],
  [/\b(wrestling|akharas?|athletes?|league|sports?|hockey|football|grounds)\b/, 'sports'],
  [/\b(looms?|weav\w*|yarn|cloth|fibre|dyes?|silk|cocoons)\b/, 'loom'],
  [/\b(paint\w*|craft\w*|murals?|songs?|theatre|puppet|heritage|film|museum|willow|walls)\b/, 'crafts'],
  [
    /\b(forests?|trees?|mangroves?|oak|nursery|saplings|bamboo|turtle|wildlife|leopard|grass|corridor)\b/,
    'forest',
  ],
  [
    /\b(farm\w*|crops?|seeds?|rice|millet|rajma|coffee|cardamom|poultry|cotton|sorghum|mahua|honey|dairy|hens|flour)\b/,
    'farm',
  ],
  [
    /\b(training|trade|course|workshop|electricians|mechanics?|repair|drivers|apprentices|skills?|jobs?)\b/,
    'workshop',
  ],
  [/\b(women|savings|self-help|purse|treasurers|sisters)\b/, 'women'],
  [/\b(villages?|panchayat|houses?|hamlets?|gram sabha)\b/, 'village'],
];

const SCENE_OF_AREA: Record<FocusArea, SceneName> = {
  Education: 'school',
  Healthcare: 'clinic',
  Environment: 'forest',
  'Women Empowerment': 'women',
  Livelihood: 'farm',
  'Child Welfare': 'playground',
  Disability: 'ramp',
  'Elder Care': 'elders',
  'Skill Development': 'workshop',
  'Rural Development': 'village',
  'Water & Sanitation': 'pump',
  'Technology for Good': 'solar',
  'Arts & Culture': 'crafts',
  'Disaster Relief': 'flood',
  Sports: 'sports',
};

/** Members whose projects are studies and advice. */
const AT_A_DESK = ['consultant', 'service_provider'];

function sceneOf(member: DemoMember, row: string): SceneName {
  const [, , , , title = '', description = ''] = cellsOf(row);
  const told = [title, description].map((text) =>
    SCENE_OF_WORDS.find(([words]) => words.test(text.toLowerCase())),
  );
  const [, named] = told.find((found) => found) ?? [];
  if (named) return named;
  if (AT_A_DESK.includes(member.type)) return 'office';
  return SCENE_OF_AREA[member.focus[0] ?? 'Rural Development'];
}

/** Hills behind the scene, two forms of them. */
const HILLS = [
  [
    'M0 210C60 150 110 150 160 190C210 140 290 130 400 196V300H0Z',
    'M0 236C90 200 180 214 250 226C310 212 360 214 400 224V300H0Z',
  ],
  ['M0 196L70 134L128 186L206 116L290 190L344 152L400 190V300H0Z', 'M0 232C120 214 220 238 400 218V300H0Z'],
] as const;

/** Draws a scene as SVG at one of the times, in front of one form of hills. */
export function drawScene(scene: Scene, time: number, hills: number): string {
  const { colours, sun } = around(TIMES, time);
  const [far, near] = HILLS[hills % 2 ? 1 : 0];
  const [x, y, radius] = sun;
  const outside =
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colours.sun}"/>` +
    `<path d="${far}" fill="${colours.far}"/><path d="${near}" fill="${colours.near}"/>`;
  return drawing(
    WIDTH,
    HEIGHT,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.sky}"/>` +
      (scene.indoors ? '' : outside) +
      `<rect y="244" width="${WIDTH}" height="56" fill="${scene.indoors ? colours.far : colours.ground}"/>` +
      scene.draw(),
  );
}

/** Picture of a demo project. Projects with the same scene at the same time share the drawing. */
interface ProjectDrawing {
  /** Of the project: `<member>/<number>`, as its id. */
  project: string;
  owner: string;
  alt_text: string;
  svg: string;
}

/** Draws a picture for each project of the demo data. A member's neighbouring projects differ in the time. */
export const demoProjectDrawings = (): ProjectDrawing[] =>
  DEMO_MEMBERS.flatMap((member) =>
    (member.projects ?? []).map((row, at) => {
      const name = sceneOf(member, row);
      const scene: Scene = SCENES[name];
      // Two times of each scene: a drawing costs the first start of the product some 40 ms.
      const time = numberOf(name, TIMES.length) + ((numberOf(member.key, 2) + at) % 2);
      return {
        project: `${member.key}/${at}`,
        owner: member.key,
        alt_text: `Drawing: ${scene.words}${scene.indoors ? '' : `, ${around(TIMES, time).words}`}`,
        svg: drawScene(scene, scene.indoors ? name.length : time, name.length),
      };
    }),
  );
