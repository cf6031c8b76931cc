import type { Sheet, SheetCell } from '#platform/contract/workbooks.ts';
import {
  column,
  guide,
  heads,
  input,
  label,
  result,
  text,
  title,
  total,
  totalLabel,
} from './sheet-parts.rules.ts';

const sampleSheet: Sheet = {
  name: 'Sample size',
  widths: [64, 18, 56],
  rows: [
    [title('How many households to ask', 3)],
    [
      guide(
        'For a share, such as “children who read at the level of their class”. Ask for a number like income from 30 % more.',
        3,
      ),
    ],
    heads('Input', 'Value', 'Meaning'),
    [text('Households in the area'), input('number', 2000), text('From the list from which you draw')],
    [
      text('Expected share'),
      input('percent', 0.5),
      text('50 % if you do not know: it gives the largest sample'),
    ],
    [
      text('Margin of error'),
      input('percent', 0.05),
      text('5 points: between 45 % and 55 % if 50 % is found'),
    ],
    [text('Confidence: 90, 95 or 99'), input('number', 95), text('In %; 95 is usual')],
    [
      text('Design effect'),
      input(undefined, 1.5),
      text('1 for a simple random sample; 1.5 to 2 if you draw villages first'),
    ],
    [text('Share that cannot be reached or refuses'), input('percent', 0.1), text('')],
    [text('z value'), result('IF(B7=90,1.645,IF(B7=99,2.576,1.96))'), text('Computed')],
    [
      text('Sample without correction'),
      result('B10^2*B5*(1-B5)/B6^2', 'number'),
      text('Cochran: z² × p × (1 − p) ÷ e²'),
    ],
    [text('Corrected for the number of households'), result('B11/(1+(B11-1)/B4)', 'number'), text('')],
    [
      totalLabel('Households to draw'),
      total('MIN(B4,ROUNDUP(B12*B8/(1-B9),0))', 'number'),
      totalLabel('Keep the same number for the endline'),
    ],
    [null],
    [label('Drawing', 3)],
    [text('Villages'), input('number', 20), text('At least 20, drawn with a chance by size')],
    [
      totalLabel('Households in each village'),
      total('ROUNDUP(B13/B16,0)', 'number'),
      totalLabel('Every k-th house from a random start'),
    ],
  ],
  choices: [{ cells: 'B7', words: ['90', '95', '99'] }],
};

type Item = readonly [code: string, question: string, answers: string, why: string];

const ITEMS: readonly Item[] = [
  ['date', 'Date of the interview', 'Day', 'Season matters at the endline'],
  ['village', 'Village or ward', 'Name', 'Sample'],
  ['consent', 'Agrees to take part, after the text below', 'Yes / No', 'Without Yes: stop, count as refusal'],
  ['resp_sex', 'Respondent is', 'Woman / Man / Other', 'Split of all results'],
  ['age', 'Age of the respondent', 'Years', 'Under 18: needs consent of a parent'],
  ['group', 'Social group', 'SC / ST / OBC / Other / No answer', 'Fairness'],
  ['members', 'People who live and eat here', 'Number', 'Size of the household'],
  ['children', 'Of them under 18', 'Number', 'Size of the target group'],
  ['disability', 'Somebody with great difficulty to see, hear, walk or remember', 'Yes / No', 'Fairness'],
  ['income', 'Income of the household last month', 'Rupees', 'Ask last; ranges if refused'],
  ['service', '[Uses the service that the project improves]', 'Yes / No', 'Main indicator, use'],
  ['result', '[Reaches the result that the project wants]', 'Yes / No', 'Main indicator, result'],
  ['score', '[Score of the test or scale]', '0 to 100', 'Degree of the result'],
  ['satisfied', 'How satisfied are you with it?', '1 to 5', 'Quality'],
];

const questionsSheet: Sheet = {
  name: 'Questions',
  widths: [12, 60, 34, 44],
  frozenRows: 5,
  rows: [
    [title('Questionnaire and codebook', 4)],
    [
      guide(
        'Read aloud: “We are from [organisation]. We ask [number] families about [theme], so that we can see later what has changed. It takes [20] minutes. You may refuse or stop at any time; nothing is lost by it. We promise nothing in return. Your name is not written down. Questions: [name, phone]. Do you agree?”',
        4,
      ),
    ],
    [guide('Replace the questions in brackets. Keep the codes: the other sheets use their order.', 4)],
    [guide('Translate, translate back, and test with ten households outside of the sample.', 4)],
    heads('Code', 'Question', 'Answers', 'Why it is asked'),
    ...ITEMS.map(([code, question, answers, why]) => [
      text(code),
      input(undefined, question),
      input(undefined, answers),
      text(why),
    ]),
  ],
};

const ROWS = 400;
const FIRST = 4;
const LAST = FIRST + ROWS - 1;
const letterOf = (code: string) => column(1 + ITEMS.findIndex(([known]) => known === code));
const cells = (code: string) => `Data!$${letterOf(code)}$${FIRST}:$${letterOf(code)}$${LAST}`;
const range = (code: string) => `${letterOf(code)}${FIRST}:${letterOf(code)}${LAST}`;

const dataSheet: Sheet = {
  name: 'Data',
  widths: [8, ...ITEMS.map(() => 13)],
  frozenRows: 3,
  rows: [
    [title(`Answers, one household a row (room for ${ROWS})`, 15)],
    [
      guide(
        'No names, phone numbers or identity numbers here. The list that links numbers to houses is kept apart and deleted after the endline.',
        15,
      ),
    ],
    heads('No.', ...ITEMS.map(([code]) => code)),
    ...Array.from({ length: ROWS }, (_, at): SheetCell[] => [
      text(at + 1),
      ...ITEMS.map(([code]) =>
        code === 'date' ? input('date') : input(code === 'income' ? 'money' : undefined),
      ),
    ]),
  ],
  choices: [
    { cells: range('consent'), words: ['Yes', 'No'] },
    { cells: range('resp_sex'), words: ['Woman', 'Man', 'Other'] },
    { cells: range('group'), words: ['SC', 'ST', 'OBC', 'Other', 'No answer'] },
    ...['disability', 'service', 'result'].map((code) => ({ cells: range(code), words: ['Yes', 'No'] })),
    { cells: range('satisfied'), words: ['1', '2', '3', '4', '5'] },
  ],
  warnings: [
    {
      cells: range('score'),
      formula: `AND(${letterOf('score')}${FIRST}<>"",OR(${letterOf('score')}${FIRST}<0,${letterOf('score')}${FIRST}>100))`,
    },
    { cells: range('children'), formula: `${letterOf('children')}${FIRST}>${letterOf('members')}${FIRST}` },
  ],
};

const GROUPS: readonly (readonly [name: string, condition: string])[] = [
  ['All', ''],
  ['Women', `,${cells('resp_sex')},"Woman"`],
  ['Men', `,${cells('resp_sex')},"Man"`],
  ['SC', `,${cells('group')},"SC"`],
  ['ST', `,${cells('group')},"ST"`],
  ['With disability', `,${cells('disability')},"Yes"`],
];

function groupRow([name, condition]: (typeof GROUPS)[number], at: number): SheetCell[] {
  const row = 4 + at;
  const count = (code: string) => `COUNTIFS(${cells('consent')},"Yes",${cells(code)},"Yes"${condition})`;
  const share = (code: string) =>
    `IF(COUNTIFS(${cells('consent')},"Yes",${cells(code)},"<>"${condition})=0,0,${count(code)}/COUNTIFS(${cells('consent')},"Yes",${cells(code)},"<>"${condition}))`;
  const mean = (code: string) =>
    `IFERROR(AVERAGEIFS(${cells(code)},${cells('consent')},"Yes"${condition}),"")`;
  return [
    text(name),
    result(`COUNTIFS(${cells('consent')},"Yes"${condition})`, 'number'),
    result(share('service'), 'percent'),
    result(share('result'), 'percent'),
    result(`IF(B${row}=0,"",1.96*SQRT(D${row}*(1-D${row})/B${row}))`, 'percent'),
    result(mean('score'), 'number'),
    result(mean('satisfied')),
    result(mean('income'), 'money'),
  ];
}

const resultsSheet: Sheet = {
  name: 'Results',
  widths: [22, 12, 16, 16, 16, 14, 16, 18],
  frozenRows: 3,
  rows: [
    [title('Results, computed from the sheet “Data”', 8)],
    [
      guide(
        'Groups of fewer than 30 households: do not publish shares. The margin is for a simple random sample; multiply it by the root of the design effect.',
        8,
      ),
    ],
    heads(
      'Group',
      'Households',
      'Uses the service',
      'Reaches the result',
      'Margin (±)',
      'Mean score',
      'Satisfied (1–5)',
      'Mean income (₹)',
    ),
    ...GROUPS.map(groupRow),
    [null],
    [text('Refused'), result(`COUNTIF(${cells('consent')},"No")`, 'number')],
    [text('Asked'), result(`COUNTA(${cells('consent')})`, 'number')],
    [totalLabel('Refused, share'), total('IF(B12=0,0,B11/B12)', 'percent')],
  ],
  warnings: [{ cells: 'B4:B9', formula: 'AND(B4>0,B4<30)' }],
};

/** Baseline survey: sample size, questionnaire, data and results. */
export const baselineSurveySheets = (): Sheet[] => [sampleSheet, questionsSheet, dataSheet, resultsSheet];
