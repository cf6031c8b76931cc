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
  verdict,
} from './sheet-parts.rules.ts';

/** The heads of the budget; the last one is the line that rule 7(1) limits. */
const HEADS = [
  {
    name: 'A. Direct cost of activities',
    items: ['[Teaching material for 400 children]', '[Training days]', '[Transport of beneficiaries]'],
  },
  {
    name: 'B. People who work on the project',
    items: ['[Project head, 50 % of the time]', '[Field worker]', '[Trainer]'],
  },
  { name: 'C. Capital assets', items: ['[Water filter, holder: school committee]', '[ ]', '[ ]'] },
  { name: 'D. Monitoring, baseline and endline', items: ['[Baseline survey]', '[Visits]', '[ ]'] },
  { name: 'E. Administrative overheads', items: ['[Share of office rent]', '[Accounting and audit]', '[ ]'] },
] as const;

const FIRST_ROW = 5;
const ROWS_A_HEAD = 5;

/** Rows of a head: its name, its items, and their sum. */
const headStart = (at: number) => FIRST_ROW + at * ROWS_A_HEAD;
const sumRow = (at: number) => headStart(at) + ROWS_A_HEAD - 1;
const TOTAL_ROW = FIRST_ROW + HEADS.length * ROWS_A_HEAD;
const OVERHEADS = HEADS.length - 1;

const sumOfHeads = (letter: string) => HEADS.map((_, at) => `${letter}${sumRow(at)}`).join('+');

function itemRow(row: number, item: string): SheetCell[] {
  return [
    input(undefined, item),
    input(undefined, '[each]'),
    input('number', 0),
    input('money', 0),
    result(`C${row}*D${row}`, 'money'),
    ...inputs(3, 'money'),
    result(`IF(ROUND(SUM(F${row}:H${row})-E${row},0)=0,"","Years do not add up")`),
  ];
}

function headRows(at: number): SheetCell[][] {
  const { name, items } = HEADS[at] ?? { name: '', items: [] };
  const first = headStart(at) + 1;
  const last = sumRow(at) - 1;
  const sums = ['E', 'F', 'G', 'H'].map((letter) =>
    total(`SUM(${letter}${first}:${letter}${last})`, 'money'),
  );
  return [
    [label(name, 9)],
    ...items.map((item, offset) => itemRow(first + offset, item)),
    [totalLabel(`Sum ${name.slice(0, 1)}`, 4), ...sums, totalLabel('')],
  ];
}

const budgetSheet = (law: Law): Sheet => ({
  name: 'Budget',
  widths: [40, 16, 10, 14, 16, 16, 16, 16, 22],
  frozenRows: 4,
  rows: [
    [title('Budget by head', 9)],
    [guide('Project: [name]   Agency: [name]   Company: [name]   Period: [dates]', 9)],
    [
      guide(
        'Add rows inside of a head, above its sum. Price × quantity gives the cost; divide it between the years.',
        9,
      ),
    ],
    heads(
      'Item',
      'Unit',
      'Quantity',
      'Price (₹)',
      'Cost (₹)',
      'Year 1 (₹)',
      'Year 2 (₹)',
      'Year 3 (₹)',
      'Check',
    ),
    ...HEADS.flatMap((_, at) => headRows(at)),
    [
      totalLabel('Total A to E', 4),
      ...['E', 'F', 'G', 'H'].map((letter) => total(sumOfHeads(letter), 'money')),
      totalLabel(''),
    ],
    [
      totalLabel('Administrative overheads, share of the total', 4),
      ...['E', 'F', 'G', 'H'].map((letter) =>
        total(`IF(${letter}${TOTAL_ROW}=0,0,${letter}${sumRow(OVERHEADS)}/${letter}${TOTAL_ROW})`, 'percent'),
      ),
      totalLabel(''),
    ],
    [
      totalLabel('Limit of rule 7(1)', 4),
      input('percent', law.number('overheadPercent') / 100),
      ...inputs(4),
    ],
    [
      totalLabel('Result', 4),
      verdict(
        `IF(E${TOTAL_ROW + 1}>E${TOTAL_ROW + 2},"Above the line: cut overheads by ₹"&TEXT(CEILING((E${sumRow(OVERHEADS)}-E${TOTAL_ROW + 2}*E${TOTAL_ROW})/(1-E${TOTAL_ROW + 2}),1),"#,##0")&", or show which cost belongs to the project","Within the line")`,
        5,
      ),
    ],
    [
      guide(
        'Rule 7(1) limits the administrative overheads of the company against its total CSR expenditure of the financial year, not those of one project: see the sheet “5 % line”. Most companies pass the same share on to each project. Designing, carrying out and monitoring the project is no overhead.',
        9,
      ),
    ],
  ],
  warnings: [
    { cells: `E${TOTAL_ROW + 1}:H${TOTAL_ROW + 1}`, formula: `E${TOTAL_ROW + 1}>$E$${TOTAL_ROW + 2}` },
    { cells: `E${TOTAL_ROW + 3}`, formula: `$E$${TOTAL_ROW + 1}>$E$${TOTAL_ROW + 2}` },
    { cells: `I${FIRST_ROW}:I${TOTAL_ROW - 1}`, formula: `I${FIRST_ROW}<>""` },
  ],
});

/** Overheads of the company against its whole CSR expenditure of one financial year. */
const lineSheet = (law: Law): Sheet => ({
  name: '5 % line',
  widths: [58, 22, 40],
  frozenRows: 4,
  rows: [
    [title('Administrative overheads of the company, one financial year', 3)],
    [guide('Company: [name]   Financial year: [YYYY-YY]', 3)],
    [guide('For the company’s finance team. An agency does not fill in this sheet.', 3)],
    heads('Item', 'Amount (₹)', 'Remark'),
    [text('Spent on CSR projects (Annexure II, item 6(a))'), input('money', 0), input()],
    [text('Spent on impact assessment (6(c))'), input('money', 0), input()],
    [label('Administrative overheads (6(b))', 3)],
    [text('Salaries of the CSR department, general management'), input('money', 0), input()],
    [text('Office, travel and software of the department'), input('money', 0), input()],
    [text('Audit, legal and other general cost'), input('money', 0), input()],
    [totalLabel('Administrative overheads in all'), total('SUM(B8:B10)', 'money'), totalLabel('')],
    [totalLabel('Total CSR expenditure (6(d))'), total('B5+B6+B11', 'money'), totalLabel('')],
    [
      totalLabel('Limit, share of the total'),
      input('percent', law.number('overheadPercent') / 100),
      totalLabel('Rule 7(1)'),
    ],
    [totalLabel('Limit'), total('ROUNDDOWN(B12*B13,0)', 'money'), totalLabel('')],
    [totalLabel('Overheads, share of the total'), total('IF(B12=0,0,B11/B12)', 'percent'), totalLabel('')],
    [totalLabel('Room left (below zero: too much)'), total('B14-B11', 'balance'), totalLabel('')],
    [
      totalLabel('Result'),
      verdict('IF(B11>B14,"Above the line: what is above does not count as CSR","Within the line")', 2),
    ],
  ],
  warnings: [{ cells: 'B15:B17', formula: '$B$11>$B$14' }],
});

const actualRow = (at: number): SheetCell[] => {
  const row = 5 + at;
  return [
    text(HEADS[at]?.name ?? ''),
    result(`Budget!F${sumRow(at)}`, 'money'),
    ...inputs(4, 'money'),
    result(`SUM(C${row}:F${row})`, 'money'),
    result(`IF(B${row}=0,0,G${row}/B${row})`, 'percent'),
    result(`B${row}-G${row}`, 'balance'),
    input(),
  ];
};

const actualsSheet: Sheet = {
  name: 'Budget and spent',
  widths: [40, 16, 14, 14, 14, 14, 16, 11, 16, 40],
  frozenRows: 4,
  rows: [
    [title('Budget of year 1 and what was spent', 10)],
    [
      guide(
        'The budget comes from the first sheet. Copy this sheet for years 2 and 3 and change column F of the formulas to G or H.',
        10,
      ),
    ],
    [guide('Red: more than 110 % of the budget is spent. Ask the company before.', 10)],
    heads(
      'Head',
      'Budget (₹)',
      'Apr–Jun',
      'Jul–Sep',
      'Oct–Dec',
      'Jan–Mar',
      'Spent (₹)',
      'Share',
      'Left (₹)',
      'Reason',
    ),
    ...HEADS.map((_, at) => actualRow(at)),
    [
      totalLabel('Total'),
      ...['B', 'C', 'D', 'E', 'F', 'G'].map((letter) => total(`SUM(${letter}5:${letter}9)`, 'money')),
      total('IF(B10=0,0,G10/B10)', 'percent'),
      total('SUM(I5:I9)', 'balance'),
      totalLabel(''),
    ],
  ],
  warnings: [{ cells: 'H5:H10', formula: 'H5>1.1' }],
};

const instalmentsSheet: Sheet = {
  name: 'Instalments',
  widths: [10, 18, 12, 18, 60],
  frozenRows: 3,
  rows: [
    [title('Instalments', 5)],
    [guide('Shares of the total budget; they must add up to 100 %.', 5)],
    heads('No.', 'Due', 'Share', 'Amount (₹)', 'Condition'),
    ...[0.4, 0.4, 0.2].map((share, at) => [
      text(at + 1),
      input('date'),
      input('percent', share),
      result(`ROUND(C${4 + at}*Budget!E${TOTAL_ROW},0)`, 'money'),
      input(
        undefined,
        at === 0
          ? 'Memorandum signed'
          : '[80] % of the previous instalment spent; utilisation certificate; report accepted',
      ),
    ]),
    [
      totalLabel('Total', 2),
      total('SUM(C4:C6)', 'percent'),
      total('SUM(D4:D6)', 'money'),
      total('IF(ROUND(C7,4)=1,"","Shares do not add up to 100 %")'),
    ],
  ],
  warnings: [{ cells: 'C7:E7', formula: 'ROUND($C$7,4)<>1' }],
};

/** Budget by head, with the line of rule 7(1) on administrative overheads. */
export const budgetSheets = (law: Law): Sheet[] => [
  budgetSheet(law),
  lineSheet(law),
  actualsSheet,
  instalmentsSheet,
];
