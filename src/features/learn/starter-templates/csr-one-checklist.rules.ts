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

const kinds = (law: Law) => [
  [
    'Section 8 company, public trust or society founded by the company (or with other companies)',
    `Registered under ${law.words('taxRegistration')} and approved under ${law.words('taxApproval')}, or exempt under section 10(23C) of the 1961 Act`,
  ],
  [
    'Section 8 company, public trust or society founded by the Central or a State Government',
    'Registered as such',
  ],
  ['Body set up by an Act of Parliament or of a State', 'The Act'],
  [
    'Any other section 8 company, public trust or society',
    `Registered under ${law.words('taxRegistration')}, approved under ${law.words('taxApproval')}, and at least ${law.number('trackRecordYears')} years of similar activities`,
  ],
];

const eligibilitySheet = (law: Law): Sheet => ({
  name: 'Eligible',
  widths: [74, 20, 60],
  rows: [
    [title('May we receive CSR money as an implementing agency?', 3)],
    [guide('Rule 4(1). Answer the yellow cells. The result is for orientation: the Rules decide.', 3)],
    heads('Question', 'Answer', 'Remark'),
    [
      text('We are a section 8 company, a registered public trust or a registered society'),
      input(),
      text('Not: a private trust, a partnership, a company for profit'),
    ],
    [text('We are set up by an Act of Parliament or of a State'), input(), text('')],
    [text('The Central or a State Government founded us'), input(), text('')],
    [text('The company that gives the money founded us, alone or with others'), input(), text('')],
    [
      text(`Registration: ${law.words('taxRegistration')}`),
      input(),
      text('Valid today, not only applied for; Yes also if exempt under section 10(23C) of the 1961 Act'),
    ],
    [text(`Approval: ${law.words('taxApproval')}`), input(), text('Valid today')],
    [
      text('Years of similar activities'),
      input('number'),
      text(`At least ${law.number('trackRecordYears')}, from annual reports`),
    ],
    [
      totalLabel('Result'),
      verdict(
        `IF(COUNTA(B4:B10)<7,"Answer all",IF(B5="Yes","Eligible: body set up by an Act",IF(B4<>"Yes","Not eligible",IF(B6="Yes","Eligible: founded by a government",IF(AND(B8="Yes",B9="Yes"),IF(B7="Yes","Eligible: founded by the company",IF(B10>=${law.number('trackRecordYears')},"Eligible: track record","Not eligible yet: track record")),"Not eligible yet: tax registrations")))))`,
        2,
      ),
    ],
    [null],
    [label('The four kinds of rule 4(1)', 3)],
    ...kinds(law).map(([kind = '', needs = '']) => [text(kind), text('needs'), text(needs)]),
  ],
  choices: [{ cells: 'B4:B9', words: ['Yes', 'No'] }],
  warnings: [{ cells: 'B11', formula: 'LEFT($B$11,3)="Not"' }],
});

const STEPS: readonly (readonly [step: string, paper: string])[] = [
  [
    'Account on the portal of the Ministry (MCA V3) for the person who signs',
    'Email and mobile of the organisation, not of a consultant',
  ],
  ['PAN of the organisation, spelled as in the registration', 'PAN card'],
  ['Certificate of registration as section 8 company, trust or society', 'Scan, signed'],
  ['CIN or registration number, date and authority of registration', 'Certificate'],
  ['Memorandum, trust deed or rules with all changes', 'Scan'],
  ['Email that receives the one-time password', 'Tested today'],
  ['Names, DIN or PAN, and addresses of directors, trustees or office-bearers', 'List signed by the chair'],
  ['Orders of registration and approval under the Income-tax Act', 'Both, with dates of validity'],
  [
    'Proof of three years of similar activities, where rule 4(1) asks for it',
    'Annual reports, letters of donors',
  ],
  ['Resolution that authorises the signatory', 'Dated, with numbers'],
  ['Digital signature of the signatory, registered on the portal', 'Valid for 30 more days'],
  ['Practising CA, CS or cost accountant who verifies and signs the form', 'Name, membership number'],
  ['Form filled in, checked by a second person against the papers', 'Name, date'],
  ['Form filed; number of the request kept', 'SRN'],
  ['CSR registration number received: CSR and 8 digits', 'Approval letter'],
  ['Number entered in profiles, proposals and memoranda; companies told', 'List'],
];

const stepsSheet: Sheet = {
  name: 'CSR-1 steps',
  widths: [6, 62, 40, 14, 22, 34],
  frozenRows: 4,
  rows: [
    [title('Form CSR-1, step by step', 6)],
    [
      guide(
        'Rule 4(2). The form was replaced from 14 Jul 2025. There is no Government fee for it that we know of; look it up on the portal.',
        6,
      ),
    ],
    [guide('A wrong name or PAN is the usual reason for rejection. Compare letter by letter.', 6)],
    heads('No.', 'Step', 'Paper', 'Done?', 'By', 'Remark'),
    ...STEPS.map(([step, paper], at): SheetCell[] => [text(at + 1), text(step), text(paper), ...inputs(3)]),
    [
      totalLabel('Done', 3),
      total(`COUNTIF(D5:D${4 + STEPS.length},"Yes")/${STEPS.length}`, 'percent'),
      totalLabel('', 2),
    ],
  ],
  choices: [{ cells: `D5:D${4 + STEPS.length}`, words: ['Yes', 'No', 'Not needed'] }],
  warnings: [{ cells: `D5:D${4 + STEPS.length}`, formula: 'D5="No"' }],
};

const registrations = (law: Law) => [
  'CSR registration number (form CSR-1)',
  `Registration under ${law.words('taxRegistration')}`,
  `Approval under ${law.words('taxApproval')}`,
  'FCRA registration, if there is one',
  'Darpan ID',
  'PAN',
  'GST registration, if there is one',
  'Term of the governing body',
  'Digital signature of the signatory',
];

const datesSheet = (law: Law): Sheet => ({
  name: 'Dates',
  widths: [60, 24, 16, 16, 14, 28],
  frozenRows: 3,
  rows: [
    [title('What expires when', 6)],
    [
      guide(
        'Enter days as dates. Red: fewer than 180 days are left; renewals of tax registrations are applied for six months before the end.',
        6,
      ),
    ],
    heads('Registration', 'Number', 'Valid from', 'Valid until', 'Days left', 'Who renews'),
    ...registrations(law).map((name, at): SheetCell[] => [
      text(name),
      input(),
      ...inputs(2, 'date'),
      result(`IF(D${4 + at}="","",D${4 + at}-TODAY())`),
      input(),
    ]),
  ],
  warnings: [{ cells: `E4:E${3 + registrations(law).length}`, formula: 'AND(E4<>"",E4<180)' }],
});

/** Checklist for form CSR-1. */
export const csrOneChecklistSheets = (law: Law): Sheet[] => [
  eligibilitySheet(law),
  stepsSheet,
  datesSheet(law),
];
