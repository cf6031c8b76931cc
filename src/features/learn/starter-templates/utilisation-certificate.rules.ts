import type { PaperBlock } from '#platform/contract/papers.ts';
import type { Law } from './law-figures.rules.ts';
import { form, h, note, ol, p, sign, table } from './paper-parts.rules.ts';

/** Utilisation certificate of an implementing agency. */
export const utilisationCertificateBlocks = (law: Law): PaperBlock[] => [
  form(
    'Certificate',
    ['Number and date', '[number], [date]'],
    ['Agency', '[name, CSR registration number, PAN]'],
    ['Company', '[name, CIN]'],
    ['Project', '[name; item of Schedule VII; place]'],
    ['Memorandum of understanding', '[date]; ongoing project: [Yes / No]'],
    ['Period', '[date] to [date], financial year [YYYY-YY]'],
    ['Kind', '[Interim, with request for instalment … / Final for the year / Final for the project]'],
  ),
  h('A. Money received and used'),
  note(
    'Whole rupees with Indian grouping, such as ₹2,40,00,000. The closing balance must agree with the bank statement or be explained below.',
  ),
  table(
    'Receipts and use in the period',
    [
      ['', 0.5],
      ['Item', 4],
      ['Amount (₹)', 1.6],
    ],
    [
      ['1', 'Opening balance of the project, [date]', '[ ]'],
      ['2', 'Instalments received: [date and reference of each]', '[ ]'],
      ['3', 'Interest earned on money of the project', '[ ]'],
      ['4', 'Total available (1 + 2 + 3)', '[ ]'],
      ['5', 'Expenditure, as in table B', '[ ]'],
      ['6', 'Returned to the Company, [date and reference]', '[ ]'],
      ['7', 'Closing balance, [date] (4 − 5 − 6)', '[ ]'],
      ['8', 'Of which advances not yet settled', '[ ]'],
      ['9', 'Balance in the bank account of the project', '[ ]'],
    ],
  ),
  h('B. Expenditure by head'),
  table(
    'By head',
    [
      ['Head', 2.6],
      ['Approved budget (₹)', 1.3],
      ['Spent earlier (₹)', 1.2],
      ['Spent in the period (₹)', 1.3],
      ['Spent in all (₹)', 1.2],
      ['% of budget', 0.9],
      ['Reason, if above 110 % or below 75 %', 2],
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
  note(
    `Overheads of the agency stay within the line of the memorandum. The Company counts its own administrative overheads against ${law.number('overheadPercent')} % of its total CSR expenditure of the year (rule 7(1)).`,
  ),
  h('C. Work done for it'),
  table(
    'Results in the period',
    [
      ['Milestone or indicator', 3],
      ['Target', 1.2],
      ['Reached', 1.2],
      ['Proof attached', 2],
    ],
    [[], [], []],
  ),
  h('D. Capital assets bought or built in the period'),
  table(
    'Assets',
    [
      ['Asset', 2.4],
      ['Place and PIN code', 2],
      ['Date', 1],
      ['Cost (₹)', 1.2],
      ['Held by, CSR number', 2],
    ],
    [[], []],
  ),
  h('E. Certificate of the agency'),
  p('We certify that'),
  ol(
    'the amounts above agree with our books and with the vouchers, which are kept at [address] and are open to the Company and its auditors;',
    'the money was used only for the project, in the manner that the Company’s Board approved and the memorandum sets out;',
    'no part was used for an activity that rule 2(1)(d) of the CSR Rules excludes, and none was paid for the same purpose by another donor;',
    'registration under the Income-tax Act and CSR registration were valid throughout the period;',
    'the following deviates: [none / describe each].',
  ),
  sign(
    ['Authorised signatory of the agency', '[name, designation]', 'Place, date, seal'],
    ['Head of finance of the agency', '[name]', 'Place, date'],
  ),
  h('F. Report of the chartered accountant'),
  p(
    'We have examined the books and vouchers of [agency] for the project and period above. In our opinion and to the best of our information the statement agrees with them [subject to: …].',
  ),
  sign([
    'For [firm], Chartered Accountants',
    'Firm registration number [number]',
    '[name], membership number [number]',
    'UDIN [18 characters]',
    'Place, date',
  ]),
  h('G. For the Company'),
  note(
    'Rule 4(5): the Board satisfies itself that the funds were used for the purposes and in the manner approved by it, and the chief financial officer certifies to the effect.',
  ),
  form(
    'Check by the Company',
    ['Agrees with the reports and visits of the period', '[Yes / No, remarks]'],
    ['Closing balance as expected for 31 March', '[Yes / No]'],
    ['Amount accepted', '₹[ ]'],
    ['Checked by, date', '[ ]'],
    ['Placed before the Board or Committee on', '[ ]'],
  ),
];
