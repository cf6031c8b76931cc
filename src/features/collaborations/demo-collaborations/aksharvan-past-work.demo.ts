import { cellsOf } from '#platform/server/demo-records.ts';
import type { DemoCollaboration } from './collaborations.demo.ts';

/**
 * Small completed collaborations of the demo non-profit, one with each of eleven companies, whose ratings make up its
 * figure. `company | title | lakh rupees | began, days before now | months | what was done | milestone`
 */
const ROWS = [
  'sahyakhand | Reading corners in 22 anganwadis | 9 | 455 | 4 | Low shelves, cloth books and two weeks of practice for each sevika. | Books in all 22 rooms',
  'wainvale | Science fair of Koregaon block | 6 | 386 | 3 | Forty schools, one hall, and experiments that pupils explain themselves. | Fair held with 1,100 visitors',
  'musilotus | Baseline of reading in 60 schools | 8 | 403 | 4 | A ten-minute test of every fourth child, reported by school. | Report handed to the block',
  'deccanmesh | Tablets that stay charged | 14 | 368 | 6 | Solar docks and a lending register for 18 upper primary schools. | Docks running in 18 schools',
  'kachchhbay | Books for 30 hostels | 7 | 438 | 3 | Three hundred titles a hostel, chosen by the girls who live there. | Books delivered and listed',
  'dihingvale | Teacher coaching in Jaoli | 11 | 430 | 6 | One coach, 24 schools, a visit every fortnight for two terms. | Both terms completed',
  'meghavarna | Winter reading camps | 5 | 330 | 3 | Ten days of stories in 26 villages while schools were closed. | Camps held in 26 villages',
  'rajpathik | Road safety in the reading hour | 6 | 193 | 4 | A picture book and a walk to school with a constable, in 35 schools. | 35 walks done',
  'halcyonridge | Library rooms repaired after the flood | 16 | 280 | 5 | Shelves, paint and new books for 12 schools along the Krishna. | 12 rooms open again',
  'marudyuti | Spoken Marathi for new pupils | 8 | 250 | 5 | Children of migrant workers learn to follow the lessons of their class. | Two groups finished',
  'kuttivayal | Assessment training for 40 teachers | 4 | 210 | 2 | Teachers test the reading of their own class and plan the month by it. | 40 teachers certified',
];

const keyOf = (company: string) => `aksharvan-${company}`;

export const AKSHARVAN_PAST_WORK: DemoCollaboration[] = ROWS.map((row) => {
  const [company = '', title = '', lakh, began, months, about = '', milestone] = cellsOf(row);
  const days = Number(began);
  return {
    key: keyOf(company),
    title,
    about,
    status: 'completed',
    type: 'Project',
    category: 'Education',
    priority: 'medium',
    lakh: Number(lakh),
    starts: -Math.floor(days / 30),
    months: Number(months),
    began: days,
    by: company,
    partners: [`${company} | Funds`, 'aksharvan | Leads'],
    milestones: [`completed | ${30 * Number(months) - days} | ${milestone}`],
    impact: {},
  };
});

/** `collaboration | rater | stars | comment [| answer]`; all about the demo non-profit. */
export const AKSHARVAN_RATINGS = [
  `${keyOf('sahyakhand')} | sahyakhand | 5 | Books were in the children’s hands, not in a locked cupboard. Reports came on the day they were promised.`,
  `${keyOf('wainvale')} | wainvale | 5 | They asked the teachers first. Accounts were settled within three weeks.`,
  `${keyOf('musilotus')} | musilotus | 5 | The scores that fell were in the report as well. That is why we trust the rest.`,
  `${keyOf('deccanmesh')} | deccanmesh | 4 | Good work; two docks came a month late. | Until March, the two schools had no roof that could carry a panel. We should have told you in January.`,
  `${keyOf('kachchhbay')} | kachchhbay | 5 | The girls chose the books, and it shows.`,
  `${keyOf('dihingvale')} | dihingvale | 5 | Every visit is in the register with the teacher’s own note.`,
  `${keyOf('meghavarna')} | meghavarna | 5`,
  `${keyOf('rajpathik')} | rajpathik | 5 | Simple, cheap and done properly in all 35 schools.`,
  `${keyOf('halcyonridge')} | halcyonridge | 5 | Twelve rooms open before the new term, with the utilisation certificate a week later.`,
  `${keyOf('marudyuti')} | marudyuti | 4 | We had hoped for three groups. The two that ran were excellent.`,
  `${keyOf('kuttivayal')} | kuttivayal | 5 | Our own volunteers now test reading with their sheet.`,
  'satarareaders | bhojtal | 5 | The teachers came prepared, and they backed every correction with a real mistake by a child. | Thank you. Let us make the second edition together.',
];
