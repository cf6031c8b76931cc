import type { PaperBlock } from '#platform/contract/papers.ts';
import type { Law } from './law-figures.rules.ts';
import { form, h, note, p, sign, table, ul } from './paper-parts.rules.ts';

/** Closing report of a project. */
export const closingReportBlocks = (law: Law): PaperBlock[] => [
  form(
    'The project',
    ['Project', '[name; item of Schedule VII]'],
    ['Agency', '[name, CSR registration number]'],
    ['Company', '[name]'],
    ['Place', '[state, districts, blocks]'],
    ['Planned period; real period', '[date] to [date]; [date] to [date]'],
    ['Approved budget; spent', '₹[ ]; ₹[ ]'],
    ['Report of', '[date], by [name]'],
  ),
  h('1. Summary'),
  note('One page. Begin with what is different today for people, then money, then what did not work.'),
  p('[Summary]'),
  h('2. What was planned and what was reached'),
  table(
    'Results',
    [
      ['Indicator', 2.8],
      ['Baseline', 1],
      ['Target', 1],
      ['Reached', 1],
      ['Measured on, how', 1.8],
      ['If missed: why', 2],
    ],
    [[], [], [], []],
  ),
  table(
    'People reached, each counted once',
    [
      ['Group', 2.4],
      ['Planned', 1],
      ['Reached', 1],
      ['Women and girls', 1.2],
      ['Under 18', 1],
      ['With disabilities', 1.1],
      ['SC / ST', 1],
    ],
    [['Direct'], ['Indirect (say how counted)']],
  ),
  h('3. Milestones'),
  table(
    'Milestones',
    [
      ['Milestone', 3],
      ['Planned', 1.1],
      ['Reached', 1.1],
      ['Proof', 2],
    ],
    [[], [], []],
  ),
  h('4. Money'),
  table(
    'Budget and expenditure (₹)',
    [
      ['Head', 2.8],
      ['Approved', 1.3],
      ['Revised', 1.3],
      ['Spent', 1.3],
      ['Difference', 1.2],
      ['Reason, if above 10 %', 2],
    ],
    [
      ['Direct cost of activities'],
      ['People who work on the project'],
      ['Capital assets'],
      ['Monitoring, baseline and endline'],
      ['Administrative overheads of the agency'],
      ['Total'],
    ],
  ),
  form(
    'Settlement',
    ['Received from the Company in all', '₹[ ]'],
    ['Interest earned', '₹[ ]'],
    ['Spent in all (audited on [date])', '₹[ ]'],
    ['Returned to the Company', '₹[ ], [date, reference]'],
    ['Balance', '₹0'],
    ['Cost per person reached', '₹[ ]'],
  ),
  note(
    `Money of an ongoing project that is left at the end belongs to the Unspent CSR Account; after ${law.number('unspentOngoingYears')} financial years it goes to a fund of Schedule VII (section 135(6)).`,
  ),
  h('5. Assets and hand-over'),
  table(
    'Register of assets',
    [
      ['Asset, number', 2.2],
      ['Place, PIN code', 1.6],
      ['Date', 0.9],
      ['Cost (₹)', 1],
      ['State', 1],
      ['Held by (CSR number, if an organisation)', 2],
      ['Who keeps it up, with what money', 2],
    ],
    [[], [], []],
  ),
  note(
    'Rule 7(4): an eligible organisation with a CSR registration number, beneficiaries as a collective, or a public authority holds the asset. Attach the deed or the receipt of each hand-over.',
  ),
  h('6. What lasts'),
  table(
    'After the project',
    [
      ['What should go on', 2.6],
      ['Who', 1.6],
      ['Paid from', 1.6],
      ['Agreed in writing on', 1.2],
      ['Looked at again on', 1.2],
    ],
    [[], [], []],
  ),
  h('7. What we learned'),
  ul(
    'Worked, and why: [ ]',
    'Did not work, and why: [ ]',
    'We would do differently: [ ]',
    'For others who plan the same: [ ]',
  ),
  h('8. People’s view'),
  p(
    '[How beneficiaries were asked at the end, how many, what they said; number of complaints and how each ended.]',
  ),
  h('9. Duties that remain'),
  table(
    'After closing',
    [
      ['Duty', 3.6],
      ['Until', 1.2],
      ['Who', 1.6],
    ],
    [
      ['Keep vouchers, bank statements, lists and register of assets', '[8 years]', '[ ]'],
      [
        `Impact assessment, if the Company must have one: outlay of ${law.rupees('assessedOutlay')} or more, at least ${law.number('assessedAfterYears')} year after completion`,
        '[date]',
        'Company',
      ],
      ['Delete personal data that are no longer needed', '[date]', '[ ]'],
      ['Last utilisation certificate and audited statement', '[date]', 'Agency'],
      ['Figures for Annexure II and form CSR-2', '[date]', 'Company'],
    ],
  ),
  sign(
    ['For the agency', '[name, designation, date]'],
    ['Accepted for the Company', '[name, designation, date]'],
  ),
];
