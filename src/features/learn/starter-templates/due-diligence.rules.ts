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

type Question = readonly [weight: 'Must' | 'Should', question: string, proof: string, source: string];

const sections = (law: Law): readonly (readonly [string, readonly Question[]])[] => [
  [
    'Registrations',
    [
      [
        'Must',
        'Registered as a section 8 company, public trust or society, on paper that is valid today',
        'Certificate of registration',
        'Rule 4(1)',
      ],
      [
        'Must',
        'CSR registration number from form CSR-1: CSR and 8 digits; found in the public record of the Ministry',
        'Approval letter; look-up',
        'Rule 4(2)',
      ],
      [
        'Must',
        `Registered under ${law.words('taxRegistration')}, valid for the whole project`,
        'Order of registration',
        'Rule 4(1)',
      ],
      [
        'Must',
        `Approved under ${law.words('taxApproval')}, valid for the whole project`,
        'Order of approval',
        'Rule 4(1)',
      ],
      [
        'Must',
        'PAN in the name of the organisation; fourth letter fits the legal form (C, T or A)',
        'PAN card',
        'Income-tax Act',
      ],
      [
        'Must',
        `At least ${law.number('trackRecordYears')} years of similar work, if neither the company nor a government founded it and no Act set it up`,
        'Annual reports',
        'Rule 4(1)',
      ],
      ['Should', 'Darpan ID, and the entry there is current', 'Portal', 'Practice'],
      [
        'Must',
        'FCRA registration and designated account, if the company is a foreign source',
        'Certificate',
        'FCRA',
      ],
    ],
  ],
  [
    'Governance',
    [
      [
        'Must',
        'Board of at least three people, not all of one family; list with terms of office',
        'List, minutes',
        'Practice',
      ],
      ['Should', 'Board met at least twice in the last year, with minutes', 'Minutes', 'Practice'],
      [
        'Must',
        'No office-bearer is a director, relative or vendor of the company, or it is disclosed',
        'Declaration',
        'Sheet “Conflicts”',
      ],
      [
        'Must',
        'No pending criminal case on money or on harm to people; none on a list of barred organisations',
        'Declaration; search',
        'Practice',
      ],
      [
        'Should',
        'Written rules on purchases, travel, cash and conflicts of interest',
        'Policies',
        'Practice',
      ],
    ],
  ],
  [
    'Money',
    [
      ['Must', 'Audited accounts of the last three years, filed', 'Accounts, ITR', 'Sheet “Figures”'],
      [
        'Must',
        'Auditor’s report without a qualification on use of funds, or explained',
        'Auditor’s report',
        'Practice',
      ],
      ['Must', 'Two people sign payments; a ledger for each project', 'Mandate; sample', 'Practice'],
      ['Should', 'No donor gives more than 60 % of the income', 'Accounts', 'Sheet “Figures”'],
      ['Should', 'Has returned or accounted for unspent grants', 'Letters of donors', 'Practice'],
    ],
  ],
  [
    'Ability to do this project',
    [
      ['Must', 'Works in the district, or has a partner there who does', 'Visit', 'Practice'],
      [
        'Must',
        'Two finished projects of similar kind and size, with results measured',
        'Closing reports',
        'Practice',
      ],
      ['Should', 'Named team with experience; field staff speak the language', 'CVs', 'Practice'],
      ['Should', 'Two donors recommend it when asked by phone', 'Notes of calls', 'Practice'],
      ['Should', 'Has a way for beneficiaries to complain, and uses it', 'Register', 'Practice'],
    ],
  ],
  [
    'Safety and people',
    [
      [
        'Must',
        'Child-protection policy in use, if the project meets children; checks before hiring',
        'Policy; sample of 5 files',
        'POCSO Act',
      ],
      [
        'Must',
        'Internal committee against sexual harassment, where 10 or more people work',
        'Order; annual report',
        'PoSH Act',
      ],
      ['Must', 'Pays minimum wages, PF and ESI where they apply; employs no child', 'Returns', 'Labour law'],
      ['Should', 'Protects personal data: consent forms, locked or encrypted lists', 'Visit', 'DPDP Act'],
    ],
  ],
];

const FIRST = 5;

/** The rows of the checklist, and the numbers of those that ask something. */
function checklist(law: Law): { rows: SheetCell[][]; last: number } {
  const rows: SheetCell[][] = [];
  let number = 0;
  for (const [name, questions] of sections(law)) {
    rows.push([label(name, 8)]);
    for (const [weight, question, proof, source] of questions) {
      number += 1;
      rows.push([text(number), text(question), text(weight), text(proof), text(source), ...inputs(3)]);
    }
  }
  return { rows, last: FIRST + rows.length - 1 };
}

function checklistSheet(law: Law): Sheet {
  const { rows, last } = checklist(law);
  const count = (weight: string, answer: string) =>
    `COUNTIFS(C${FIRST}:C${last},"${weight}",F${FIRST}:F${last},"${answer}")`;
  const open = `COUNTIF(C${FIRST}:C${last},"Must")-${count('Must', 'Yes')}-${count('Must', 'No')}-${count('Must', 'Not applicable')}`;
  return {
    name: 'Checklist',
    widths: [6, 58, 10, 24, 18, 15, 32, 16],
    frozenRows: 4,
    rows: [
      [title('Due diligence of an implementing agency', 8)],
      [guide('Agency: [name, CSR number]   Checked by: [name]   Date: [date]   Valid for: 12 months', 8)],
      [
        guide(
          'See the paper before you answer Yes. One “Must” with No means: no payment until it is mended.',
          8,
        ),
      ],
      heads(
        'No.',
        'Question',
        'Weight',
        'Proof',
        'Source',
        'Answer',
        'Remark, number of the paper',
        'Seen on',
      ),
      ...rows,
      [totalLabel('“Must” answered No', 5), total(count('Must', 'No'), 'number'), totalLabel('', 2)],
      [totalLabel('“Must” still open', 5), total(open, 'number'), totalLabel('', 2)],
      [
        totalLabel('“Should” answered Yes, share', 5),
        total(
          `IF(${count('Should', 'Yes')}+${count('Should', 'No')}=0,0,${count('Should', 'Yes')}/(${count('Should', 'Yes')}+${count('Should', 'No')}))`,
          'percent',
        ),
        totalLabel('', 2),
      ],
      [
        totalLabel('Result', 5),
        verdict(
          `IF(F${last + 1}>0,"Not eligible yet",IF(F${last + 2}>0,"Not finished",IF(F${last + 3}<0.6,"Eligible, with a plan to improve","Eligible")))`,
          3,
        ),
      ],
      [null],
      [
        label(
          'Decision of [CSR head / Committee] on [date]: [approved / approved with conditions / declined], because [reason]',
          8,
        ),
      ],
    ],
    choices: [{ cells: `F${FIRST}:F${last}`, words: ['Yes', 'No', 'Not applicable'] }],
    warnings: [
      { cells: `F${FIRST}:F${last}`, formula: `AND($C${FIRST}="Must",$F${FIRST}="No")` },
      { cells: `F${last + 4}`, formula: `$F$${last + 1}>0` },
    ],
  };
}

const figuresSheet: Sheet = {
  name: 'Figures',
  widths: [52, 18, 18, 18, 50],
  frozenRows: 3,
  rows: [
    [title('Three years of accounts', 5)],
    [guide('From the audited accounts, whole rupees.', 5)],
    heads('Item', 'FY [oldest] (₹)', 'FY [middle] (₹)', 'FY [latest] (₹)', 'What to look at'),
    ...[
      ['Income in all', 'Falling by more than a third: ask why'],
      ['Of it the largest donor', 'Above 60 %: the organisation depends on one'],
      ['Of it CSR', 'Compare with the reports of these companies'],
      ['Expenditure in all', ''],
      ['Of it administration', 'Compare with the rule that the company sets'],
      ['Cash and bank at the end of the year', 'Less than two months of expenditure: thin'],
      ['Unspent grants owed', 'Must be covered by cash and bank'],
    ].map(([item = '', look = '']) => [text(item), ...inputs(3, 'money'), text(look)]),
    [totalLabel('Largest donor, share'), ...ratio('5', '4', 'percent'), totalLabel('Line: 60 %')],
    [totalLabel('Administration, share of expenditure'), ...ratio('8', '7', 'percent'), totalLabel('')],
    [
      totalLabel('Months that cash lasts'),
      ...['B', 'C', 'D'].map((c) => total(`IF(${c}7=0,0,ROUND(${c}9/${c}7*12,1))`)),
      totalLabel('Line: 2'),
    ],
    [
      totalLabel('Cash covers unspent grants'),
      ...['B', 'C', 'D'].map((c) => total(`IF(${c}9>=${c}10,"Yes","No")`)),
      totalLabel(''),
    ],
    [
      totalLabel('This project, share of the latest income'),
      input('money'),
      totalLabel(''),
      total('IF(D4=0,0,B15/D4)', 'percent'),
      totalLabel('Above 50 %: grow in steps. Enter the yearly budget of the project in B.'),
    ],
  ],
  warnings: [
    { cells: 'B11:D11', formula: 'B11>0.6' },
    { cells: 'B13:D13', formula: 'AND(B7>0,B13<2)' },
    { cells: 'B14:D14', formula: 'B14="No"' },
    { cells: 'D15', formula: 'D15>0.5' },
  ],
};

function ratio(part: string, whole: string, format: 'percent'): SheetCell[] {
  return ['B', 'C', 'D'].map((letter) =>
    total(`IF(${letter}${whole}=0,0,${letter}${part}/${letter}${whole})`, format),
  );
}

const conflictsSheet: Sheet = {
  name: 'Conflicts',
  widths: [30, 30, 30, 30, 20],
  frozenRows: 3,
  rows: [
    [title('Links between agency and company', 5)],
    [
      guide(
        'Directors, key people and their relatives on one side; office-bearers and key staff on the other. “None” is an answer, an empty table is not.',
        5,
      ),
    ],
    heads(
      'Person of the company',
      'Person of the agency',
      'Link',
      'What follows (does not take part in …)',
      'Declared on',
    ),
    ...Array.from({ length: 8 }, () => [...inputs(4), input('date')]),
    [result('IF(COUNTA(A4:A11)=0,"Fill in, or write None","Filled in")')],
  ],
};

/** Due-diligence checklist of an implementing agency. */
export const dueDiligenceSheets = (law: Law): Sheet[] => [checklistSheet(law), figuresSheet, conflictsSheet];
