import type { PaperBlock } from '#platform/contract/papers.ts';
import { form, h, note, p, sign, table } from './paper-parts.rules.ts';

/** Quarterly progress report of an implementing agency. */
export const quarterlyReportBlocks = (): PaperBlock[] => [
  form(
    'The project',
    ['Project', '[name; place]'],
    ['Agency', '[name, CSR registration number]'],
    ['Company', '[name]'],
    ['Quarter', '[Apr–Jun / Jul–Sep / Oct–Dec / Jan–Mar] of FY [YYYY-YY]'],
    ['Written by, on', '[name, date]'],
  ),
  h('1. In one paragraph'),
  note(
    'What changed for people in this quarter, what did not go as planned, and what you need from the Company. The reader may read nothing else.',
  ),
  p('[Summary]'),
  h('2. Status'),
  table(
    'At a glance',
    [
      ['Area', 1.4],
      ['On plan / at risk / off plan', 1.6],
      ['Why, and what is done about it', 4],
    ],
    [['Work'], ['Money'], ['People and partners'], ['Safety and complaints']],
  ),
  h('3. Milestones'),
  table(
    'Milestones due up to the end of the quarter',
    [
      ['No.', 0.5],
      ['Milestone', 2.6],
      ['Planned for', 1.1],
      ['Reached on', 1.1],
      ['Proof', 2],
      ['If late: new date, reason', 2],
    ],
    [['1'], ['2'], ['3'], ['4']],
  ),
  h('4. Indicators'),
  note(
    'Count people once, however often they came. Say how you counted. Split by women, men, and other groups that the project is for.',
  ),
  table(
    'Figures',
    [
      ['Indicator', 2.6],
      ['Unit', 0.9],
      ['Baseline', 1],
      ['Target for the year', 1.1],
      ['This quarter', 1.1],
      ['Since 1 April', 1.1],
      ['Of these women and girls', 1.2],
      ['Source', 1.4],
    ],
    [[], [], [], [], []],
  ),
  h('5. Money'),
  note('Take the figures from the ledger of the project on the last day of the quarter.'),
  table(
    'Expenditure (₹)',
    [
      ['Head', 2.6],
      ['Budget of the year', 1.3],
      ['Spent this quarter', 1.3],
      ['Spent since 1 April', 1.3],
      ['% of budget', 0.9],
      ['Expected by 31 March', 1.3],
    ],
    [
      ['Direct cost of activities'],
      ['People who work on the project'],
      ['Capital assets'],
      ['Monitoring'],
      ['Administrative overheads of the agency'],
      ['Total'],
    ],
  ),
  form(
    'Cash',
    ['Opening balance', '₹[ ]'],
    ['Received in the quarter', '₹[ ]'],
    ['Interest', '₹[ ]'],
    ['Closing balance, agrees with the bank statement', '₹[ ], [Yes / No]'],
    ['From the third quarter on: amount that will not be spent by 31 March, and why', '₹[ ]'],
  ),
  h('6. What we learned'),
  p('[One thing that worked better than planned, one that did not, and what changes in the next quarter.]'),
  h('7. People'),
  note(
    'A voice from the field with consent, in the person’s own words. Change the name of a child and give no place that identifies the child.',
  ),
  p('[Story, at most 150 words. Consent given by: …, on: …]'),
  h('8. Risks and complaints'),
  table(
    'Open points',
    [
      ['Risk, incident or complaint', 3],
      ['Since', 1],
      ['Who deals with it', 1.6],
      ['Step and date', 2.4],
    ],
    [[], [], []],
  ),
  form(
    'Safeguarding',
    ['Incidents reported in the quarter', '[number; details only to the named person of the Company]'],
    ['Staff and volunteers trained since joining', '[number of number]'],
  ),
  h('9. Next quarter'),
  table(
    'Plan',
    [
      ['Activity', 3.4],
      ['Month', 1],
      ['Who', 1.4],
      ['Cost (₹)', 1.2],
    ],
    [[], [], [], []],
  ),
  h('10. Annexes'),
  p(
    'Photographs with date, place and consent; attendance or distribution lists (kept at the agency, shown on request); bank statement; media.',
  ),
  sign(
    ['Project head, agency', '[name]'],
    ['Finance, agency', '[name]'],
    ['Seen for the Company', '[name, date]'],
  ),
];
