import type { Sheet, SheetCell } from '#platform/contract/workbooks.ts';
import { guide, heads, input, inputs, result, text, title } from './sheet-parts.rules.ts';

type Level = readonly [level: string, statement: string, indicator: string, unit: string];

const LEVELS: readonly Level[] = [
  [
    'Impact',
    '[Children in 20 villages finish primary school able to read and count]',
    '[Class 5 children who read a text of class 2]',
    '%',
  ],
  [
    'Outcome 1',
    '[Children attend and learn at the level of their class]',
    '[Attendance on a random day]',
    '%',
  ],
  ['Outcome 1', '', '[Children at the level of their class in reading]', '%'],
  [
    'Outcome 2',
    '[Parents and school committees follow learning]',
    '[Committees that met at least 4 times and spoke of learning]',
    'number',
  ],
  [
    'Output 1.1',
    '[Teachers use level-based teaching]',
    '[Teachers seen teaching by level in 2 of 3 visits]',
    'number',
  ],
  ['Output 1.2', '[Reading rooms are open and used]', '[Books lent in a month, each room]', 'number'],
  ['Output 2.1', '[School committees are trained]', '[Members trained]', 'number'],
  ['Activity 1.1.1', '[Train 60 teachers, 6 days]', '[Teachers trained]', 'number'],
  ['Activity 1.2.1', '[Set up 20 reading rooms]', '[Rooms set up]', 'number'],
  ['Activity 2.1.1', '[4 meetings in each of 20 villages]', '[Meetings]', 'number'],
];

const FIRST = 5;
const LAST = FIRST + LEVELS.length - 1;

const levelRow = ([level, statement, indicator, unit]: Level, at: number): SheetCell[] => {
  const row = FIRST + at;
  return [
    text(level),
    input(undefined, statement),
    input(undefined, indicator),
    input(undefined, unit),
    ...inputs(5),
    result(`IF(OR(G${row}="",H${row}="",G${row}=F${row}),"",(H${row}-F${row})/(G${row}-F${row}))`, 'percent'),
    result(
      `IF(J${row}="","",IF(J${row}>=1,"Reached",IF(J${row}>=0.75,"Nearly",IF(J${row}>=0.4,"Behind","Far behind"))))`,
    ),
    ...inputs(2),
  ];
};

const logframeSheet: Sheet = {
  name: 'Logframe',
  widths: [14, 44, 40, 10, 12, 11, 11, 11, 14, 11, 13, 30, 40],
  frozenRows: 4,
  rows: [
    [title('Logical framework', 13)],
    [
      guide(
        'Project: [name]   Agency: [name]   Version: [1.0], [date]. The words in brackets are an example of an education project: replace them.',
        13,
      ),
    ],
    [
      guide(
        'Read upwards: if the activities are done AND the assumptions hold, the outputs come; and so on. Impact is what changes in life, not what the project does.',
        13,
      ),
    ],
    heads(
      'Level',
      'Result',
      'Indicator',
      'Unit',
      'Baseline on',
      'Baseline',
      'Target',
      'Reached',
      'Reached on',
      'Share',
      'Status',
      'Source and how often',
      'Assumption: what must hold for the next level',
    ),
    ...LEVELS.map(levelRow),
  ],
  warnings: [{ cells: `K${FIRST}:K${LAST}`, formula: `LEFT(K${FIRST},3)="Far"` }],
};

const passportSheet: Sheet = {
  name: 'Indicators',
  widths: [40, 46, 30, 20, 20, 24, 40],
  frozenRows: 3,
  rows: [
    [title('How each indicator is measured', 7)],
    [
      guide(
        'Two people who read this measure the same number. Keep at most twelve indicators for the whole project.',
        7,
      ),
    ],
    heads(
      'Indicator',
      'Definition: what counts, what does not',
      'Tool',
      'Who measures',
      'When',
      'Split by',
      'Weakness, and how it is checked',
    ),
    ...LEVELS.map((_, at) => [
      result(`Logframe!C${FIRST + at}`),
      ...inputs(4),
      input(undefined, 'Women, men; SC, ST; disability'),
      input(),
    ]),
  ],
};

const risksSheet: Sheet = {
  name: 'Risks',
  widths: [50, 12, 12, 12, 46, 20, 16],
  frozenRows: 3,
  rows: [
    [title('Risks', 7)],
    [guide('Likely × harm. From 6 on: an owner and a measure. Look at the list each quarter.', 7)],
    heads('Risk', 'Likely (1–3)', 'Harm (1–3)', 'Score', 'What we do about it', 'Owner', 'Looked at on'),
    ...[
      '[Teachers are moved]',
      '[Flood closes schools]',
      '[Money arrives late]',
      '[Harm to a child]',
      '',
      '',
      '',
      '',
    ].map((risk, at) => [
      input(undefined, risk),
      ...inputs(2),
      result(`IF(OR(B${4 + at}="",C${4 + at}=""),"",B${4 + at}*C${4 + at})`),
      ...inputs(2),
      input('date'),
    ]),
  ],
  choices: [{ cells: 'B4:C11', words: ['1', '2', '3'] }],
  warnings: [{ cells: 'D4:D11', formula: 'AND(D4<>"",D4>=6)' }],
};

const MONTHS = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];

const calendarSheet: Sheet = {
  name: 'Calendar',
  widths: [16, 46, 20, ...MONTHS.map(() => 6), 12],
  frozenRows: 3,
  rows: [
    [title('Calendar of activities', 16)],
    [guide('Write P in a month for planned, D when it is done.', 16)],
    heads('Activity', 'What', 'Who', ...MONTHS, 'Open'),
    ...Array.from({ length: 15 }, (_, at): SheetCell[] => [
      ...(at < 3 ? [result(`Logframe!A${LAST - 2 + at}`), result(`Logframe!B${LAST - 2 + at}`)] : inputs(2)),
      input(),
      ...inputs(12),
      result(`COUNTIF(D${4 + at}:O${4 + at},"P")`, 'number'),
    ]),
  ],
  choices: [{ cells: 'D4:O18', words: ['P', 'D'] }],
};

/** Logical framework with its indicators, risks and calendar. */
export const logframeSheets = (): Sheet[] => [logframeSheet, passportSheet, risksSheet, calendarSheet];
