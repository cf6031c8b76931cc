import { SCHEDULE_VII_ITEMS } from '#platform/contract/csr/schedule-vii.ts';
import { STATES } from '#platform/contract/reference-data.ts';
import type { Sheet, SheetCell } from '#platform/contract/workbooks.ts';
import type { Law } from './law-figures.rules.ts';
import {
  guide,
  heads,
  input,
  inputs,
  label,
  result,
  text,
  title,
  total,
  totalLabel,
} from './sheet-parts.rules.ts';

const obligationSheet = (law: Law): Sheet => ({
  name: 'Obligation',
  widths: [70, 22, 46],
  rows: [
    [title('What the company must spend this financial year', 3)],
    [guide('Company: [name, CIN]   Financial year: [YYYY-YY]   Amounts in whole rupees', 3)],
    heads('Item', 'Amount (₹)', 'Source'),
    [
      text('Net profit of the first preceding financial year'),
      input('money', 0),
      text('Section 198 and rule 2(1)(h)'),
    ],
    [text('Net profit of the second preceding financial year'), input('money', 0), text('the same')],
    [text('Net profit of the third preceding financial year'), input('money', 0), text('the same')],
    [text('Average net profit'), result('AVERAGE(B4:B6)', 'money'), text('Section 135(5)')],
    [text('Share to be spent'), input('percent', law.number('spendPercent') / 100), text('Section 135(5)')],
    [
      text('Two per cent of the average'),
      result('ROUNDUP(MAX(B7,0)*B8,0)', 'money'),
      text('Annexure II, 5(b)'),
    ],
    [text('Surplus of earlier CSR projects'), input('money', 0), text('Annexure II, 5(c)')],
    [
      text('Set off from excess of earlier years'),
      input('money', 0),
      text(`Rule 7(3): at most ${law.number('setOffYears')} years back, Board resolution of [date]`),
    ],
    [
      totalLabel('Total CSR obligation'),
      total('MAX(B9+B10-B11,0)', 'money'),
      totalLabel('Annexure II, 5(e)'),
    ],
    [text('Planned in the sheet “Projects” for this year'), result('Projects!P26', 'money'), text('')],
    [
      totalLabel('Still to plan (below zero: planned above the obligation)'),
      total('B12-B13', 'balance'),
      totalLabel(''),
    ],
    [null],
    heads('Question', 'Answer', 'Source'),
    [
      text('Is a CSR Committee required?'),
      result(`IF(OR(B12>${law.number('noCommitteeUpTo')},B18>0),"Yes","No: the Board does its work")`),
      text(
        `Section 135(9), rule 3: above ${law.rupees('noCommitteeUpTo')}, or a balance in the Unspent CSR Account`,
      ),
    ],
    [text('Balance in the Unspent CSR Account'), input('money', 0), text('')],
    [text('Average obligation of the three preceding financial years'), input('money', 0), text('')],
    [
      text('Is an impact assessment required?'),
      result(
        `IF(B19>=${law.number('assessedObligation')},"Yes: projects of ${law.rupees('assessedOutlay')} or more, completed at least ${law.number('assessedAfterYears')} year before","No")`,
      ),
      text('Rule 8(3)(a)'),
    ],
    [
      text('Last day to move unspent money of ongoing projects'),
      input('date'),
      text(`Section 135(6): ${law.number('unspentOngoingDays')} days after the end of the year`),
    ],
    [
      text('Last day to move other unspent money to a fund of Schedule VII'),
      input('date'),
      text(`Section 135(5): ${law.number('unspentOtherMonths')} months after the end of the year`),
    ],
  ],
  warnings: [{ cells: 'B14', formula: '$B$14>0' }],
});

const FIRST = 6;
const LAST = 25;

const projectRow = (at: number): SheetCell[] => {
  const row = FIRST + at;
  return [
    text(at + 1),
    ...inputs(8),
    input('date'),
    input('money'),
    ...inputs(4, 'money'),
    result(`SUM(L${row}:O${row})`, 'money'),
    result(
      `IF(AND(I${row}="No",P${row}<K${row}),"One-year project: plan all of it",IF(P${row}>K${row},"More than the budget",""))`,
    ),
    ...inputs(3),
  ];
};

/** Columns A to T. */
const HEAD_NAMES = [
  'No.',
  'Project',
  'Item of Schedule VII',
  'State',
  'Districts',
  'Manner of execution',
  'Agency',
  'CSR number of the agency',
  'Ongoing?',
  'Start',
  'Budget, whole project (₹)',
  'Apr–Jun (₹)',
  'Jul–Sep (₹)',
  'Oct–Dec (₹)',
  'Jan–Mar (₹)',
  'This year (₹)',
  'Check',
  'How it is monitored and reported',
  'Need assessment',
  'Impact assessment',
];

const projectsSheet = (law: Law): Sheet => ({
  name: 'Projects',
  widths: [6, 30, 10, 18, 20, 16, 24, 16, 10, 13, 16, 14, 14, 14, 14, 16, 20, 30, 18, 18],
  frozenRows: 5,
  rows: [
    [title('Annual action plan', 20)],
    [
      guide(
        'Rule 5(2): (a) projects, (b) manner of execution, (c) how and when funds are used, (d) monitoring and reporting, (e) need and impact assessment, if any.',
        20,
      ),
    ],
    [
      guide(
        'Recommended by the CSR Committee on [date]. Approved by the Board on [date]. Changes are listed in the sheet “Changes”.',
        20,
      ),
    ],
    [
      guide(
        `An ongoing project takes at most ${law.number('ongoingYears')} financial years beyond the one in which it begins.`,
        20,
      ),
    ],
    heads(...HEAD_NAMES),
    ...Array.from({ length: LAST - FIRST + 1 }, (_, at) => projectRow(at)),
    [
      totalLabel('Total', 10),
      ...['K', 'L', 'M', 'N', 'O', 'P'].map((letter) =>
        total(`SUM(${letter}${FIRST}:${letter}${LAST})`, 'money'),
      ),
      totalLabel('', 4),
    ],
  ],
  choices: [
    { cells: `C${FIRST}:C${LAST}`, words: SCHEDULE_VII_ITEMS },
    { cells: `D${FIRST}:D${LAST}`, from: "'By state and item'!$A$4:$A$40" },
    { cells: `F${FIRST}:F${LAST}`, words: ['Directly', 'Agency', 'With companies'] },
    { cells: `I${FIRST}:I${LAST}`, words: ['Yes', 'No'] },
    { cells: `S${FIRST}:T${LAST}`, words: ['Done', 'Planned', 'Not needed'] },
  ],
  warnings: [{ cells: `Q${FIRST}:Q${LAST}`, formula: `Q${FIRST}<>""` }],
});

const summarySheet: Sheet = {
  name: 'By state and item',
  widths: [44, 20, 12, 4, 14, 20, 12],
  frozenRows: 3,
  rows: [
    [title('This year by state and by item of Schedule VII', 7)],
    [guide('Computed from the sheet “Projects”.', 7)],
    [...heads('State', 'This year (₹)', 'Share'), null, ...heads('Item', 'This year (₹)', 'Share')],
    ...['PAN India', ...STATES].map((state, at) => {
      const line = 4 + at;
      const item = SCHEDULE_VII_ITEMS[at];
      return [
        text(state),
        result(`SUMIF(Projects!D$${FIRST}:D$${LAST},A${line},Projects!P$${FIRST}:P$${LAST})`, 'money'),
        result(`IF(Projects!P$26=0,0,B${line}/Projects!P$26)`, 'percent'),
        ...(item
          ? [
              null,
              text(item),
              result(`SUMIF(Projects!C$${FIRST}:C$${LAST},E${line},Projects!P$${FIRST}:P$${LAST})`, 'money'),
              result(`IF(Projects!P$26=0,0,F${line}/Projects!P$26)`, 'percent'),
            ]
          : []),
      ];
    }),
  ],
};

const changesSheet: Sheet = {
  name: 'Changes',
  widths: [14, 30, 40, 18, 18, 40],
  frozenRows: 3,
  rows: [
    [title('Changes during the year', 6)],
    [
      label(
        'The Board may alter the plan on the recommendation of the Committee, based on reasonable justification (rule 5(2), proviso).',
        6,
      ),
    ],
    heads('Date of the Board', 'Project', 'Change', 'Before (₹)', 'After (₹)', 'Reason'),
    ...Array.from({ length: 12 }, () => [input('date'), input(), input(), ...inputs(2, 'money'), input()]),
  ],
};

/** Annual action plan of a company. */
export const actionPlanSheets = (law: Law): Sheet[] => [
  obligationSheet(law),
  projectsSheet(law),
  summarySheet,
  changesSheet,
];
