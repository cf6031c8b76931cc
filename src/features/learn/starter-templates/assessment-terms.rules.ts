import type { PaperBlock } from '#platform/contract/papers.ts';
import type { Law } from './law-figures.rules.ts';
import { form, h, note, ol, p, sign, table, ul } from './paper-parts.rules.ts';

/** Terms of reference for an independent impact assessment. */
export const assessmentTermsBlocks = (law: Law): PaperBlock[] => [
  form(
    'The assignment',
    ['Company', '[name, CIN]'],
    ['Project', '[name, place, item of Schedule VII]'],
    ['Implementing agency', '[name, CSR registration number]'],
    ['Outlay and period', '₹[ ], [date] to [date] of completion'],
    ['Assessment', '[date] to [date]; report due [date]'],
    ['Contact for questions', '[name, email], until [date]'],
  ),
  h('1. Why'),
  p(
    `The average CSR obligation of the Company in the three immediately preceding financial years was ₹[ ]. Rule 8(3) asks a company with an average of ${law.rupees('assessedObligation')} or more for an impact assessment, by an independent agency, of its projects with an outlay of ${law.rupees('assessedOutlay')} or more that were completed at least ${law.number('assessedAfterYears')} year before the study. This assessment is [required under rule 8(3) / voluntary].`,
  ),
  p(
    'The report is placed before the Board and annexed to the annual report on CSR. The Company will use it to decide on [decision].',
  ),
  h('2. The project in short'),
  p(
    '[Aim, activities, places, number of people planned and reached, expenditure by head, changes during the work.]',
  ),
  h('3. Questions'),
  note('Keep at most eight. Each must be answerable with the money and time given.'),
  ol(
    '**Relevance:** did the project meet a need that people had, and reach those who had it most?',
    '**Effectiveness:** which of the planned results were reached, for whom, and for whom not?',
    '**Impact:** what changed for people, wanted or not? How much of it is due to the project?',
    '**Efficiency:** what did one result cost, compared with similar work?',
    '**Lasting:** what still works [one] year after the end, and who pays for it?',
    '**Fairness:** how did results differ for women, for Scheduled Castes and Tribes, for people with disabilities?',
    '**Conduct:** were consent, safeguarding, and complaints handled as agreed?',
    'What should the Company do differently next time?',
  ),
  h('4. Method'),
  ul(
    'A design that says what would have happened otherwise: baseline and endline with a comparison group where there is a baseline; otherwise matched comparison or recall, with its weaknesses named.',
    'A sample that is random within groups, of a size that the proposal derives (confidence 95 %, margin at most [5 to 7] points for the main indicator), with a share for people who left the project.',
    'Interviews and group discussions, separately with women and with groups that speak less.',
    'Check of documents: ledger of the project against the utilisation certificates, and at least [20] % of distribution or attendance lists against people met.',
    'Visit to all [number] capital assets: present, used, held by whom.',
    'Data in a form that another person can compute again.',
  ),
  h('5. Deliverables and calendar'),
  table(
    'Deliverables',
    [
      ['No.', 0.5],
      ['Deliverable', 4],
      ['Due', 1.4],
      ['Payment', 1],
    ],
    [
      [
        '1',
        'Inception report: questions, design, sample, tools in [languages], plan of field work, consent text',
        '[week 3]',
        '20 %',
      ],
      ['2', 'Tested tools, trained field team, permission of the places', '[week 5]', ''],
      ['3', 'Field work done; clean data without names, with a codebook', '[week 10]', '30 %'],
      ['4', 'Draft report and meeting with Company and agency', '[week 13]', '20 %'],
      [
        '5',
        'Final report (at most 40 pages and annexes), executive summary of 2 pages for the Board’s report',
        '[week 15]',
        '30 %',
      ],
      ['6', 'Findings told back to the people, in their language', '[week 16]', ''],
    ],
  ),
  h('6. Independence and ethics'),
  ul(
    'The assessor, its owners and its team had no part in designing or carrying out the project, and have no other contract with the Company or the agency that depends on the result.',
    'The Company and the agency may correct facts. Judgements are the assessor’s; a difference of view is printed in an annex.',
    'Consent, safety and dignity: every person is asked, may refuse, and loses nothing by it. Children are interviewed by trained people, with consent of a parent or guardian and of the child. A child at risk is reported as the law requires.',
    'Personal data are used for the assessment only, stored in India [or: as agreed], encrypted, and deleted [6] months after the final report (Digital Personal Data Protection Act, 2023).',
  ),
  h('7. Team'),
  table(
    'Who is needed',
    [
      ['Role', 2],
      ['Must have', 4],
      ['Days', 0.8],
    ],
    [
      ['Team lead', '[8] years of evaluation; two impact assessments in the theme as lead author', '[ ]'],
      ['Statistician', 'Sampling and comparison designs; software with scripts', '[ ]'],
      ['Theme expert', '[education / health / water / livelihoods]', '[ ]'],
      ['Field team', 'Local language; half are women; trained in consent and safeguarding', '[ ]'],
    ],
  ),
  h('8. Money'),
  p(
    `The fee, with travel and GST, is at most ₹[ ]. The Company may book the cost as CSR up to ${law.number('assessmentPercent')} % of its total CSR expenditure of the financial year or ${law.rupees('assessmentAmount')}, whichever is ${law.words('assessmentWhichever')} (rule 8(3)(c)).`,
  ),
  h('9. Proposal and choice'),
  table(
    'What a proposal holds and how it is scored',
    [
      ['Part', 4],
      ['Points', 0.8],
    ],
    [
      ['Understanding of the project and the questions (at most 3 pages)', '15'],
      ['Design, sample with its arithmetic, limits named (at most 6 pages)', '35'],
      ['Team, with days of each person; statement of independence', '25'],
      ['Two reports of similar work, unshortened', '10'],
      ['Price by deliverable', '15'],
      ['Total', '100'],
    ],
  ),
  p('Proposals reach [email] by [date, time]. Below 60 points without price, the price is not opened.'),
  h('10. Outline of the report'),
  ol(
    'Executive summary (2 pages)',
    'Project and context',
    'Method and limits',
    'Findings by question, each with the evidence and how strong it is',
    'Money: use and cost per result',
    'Conclusions and at most seven recommendations, each with an addressee',
    'Annexes: terms of reference, tools, sample, tables, list of documents, views of Company and agency',
  ),
  sign(['For the Company', '[name, designation, date]'], ['Assessor', '[name, designation, date]']),
];
