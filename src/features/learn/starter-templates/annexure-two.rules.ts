import type { PaperBlock } from '#platform/contract/papers.ts';
import type { Law } from './law-figures.rules.ts';
import { h, h2, note, numbered, p, sign, table } from './paper-parts.rules.ts';

/** Annual report on CSR activities, Annexure II of the CSR Rules as amended in 2022; all amounts in rupees. */
export const annexureTwoBlocks = (law: Law): PaperBlock[] => [
  p('Company: [name]   CIN: [21 characters]   Financial year: [1 April YYYY to 31 March YYYY]'),
  h('1. Brief outline on CSR Policy of the Company'),
  note('Five to ten lines: focus areas, places, how work is carried out. Not the whole policy.'),
  p('[Outline]'),
  h('2. Composition of CSR Committee'),
  note(
    `Where no committee is required (amount to be spent up to ${law.rupees('noCommitteeUpTo')} and no balance in the Unspent CSR Account), write “Not applicable: the Board discharges the functions under section 135(9)”.`,
  ),
  table(
    'Committee',
    [
      ['Sl. No.', 0.6],
      ['Name of Director', 2.4],
      ['Designation / Nature of Directorship', 2.4],
      ['Number of meetings held during the year', 1.5],
      ['Number of meetings attended during the year', 1.5],
    ],
    numbered(4),
  ),
  h('3. Web-links'),
  p('Composition of CSR Committee: [link]'),
  p('CSR Policy: [link]'),
  p('CSR Projects approved by the Board: [link]'),
  h('4. Impact Assessment under sub-rule (3) of rule 8'),
  note(
    `Applicable where the average obligation of the three preceding years is ${law.rupees('assessedObligation')} or more, for projects with an outlay of ${law.rupees('assessedOutlay')} or more completed at least ${law.number('assessedAfterYears')} year before. Give the executive summary here and link the report. Otherwise: “Not applicable”.`,
  ),
  p('[Executive summary along with web-link(s)]'),
  h('5. CSR obligation'),
  table(
    'Obligation',
    [
      ['', 0.5],
      ['Item', 4.5],
      ['Amount (in Rs.)', 1.6],
    ],
    [
      ['(a)', 'Average net profit of the company as per sub-section (5) of section 135', '[ ]'],
      [
        '(b)',
        `Two percent of average net profit of the company as per sub-section (5) of section 135`,
        '[ ]',
      ],
      [
        '(c)',
        'Surplus arising out of the CSR Projects or programmes or activities of the previous financial years',
        '[ ]',
      ],
      ['(d)', 'Amount required to be set-off for the financial year, if any', '[ ]'],
      ['(e)', 'Total CSR obligation for the financial year [(b)+(c)-(d)]', '[ ]'],
    ],
  ),
  h('6. Amount spent'),
  table(
    'Spent',
    [
      ['', 0.5],
      ['Item', 4.5],
      ['Amount (in Rs.)', 1.6],
    ],
    [
      ['(a)', 'Amount spent on CSR Projects (both Ongoing Project and other than Ongoing Project)', '[ ]'],
      ['(b)', `Amount spent in Administrative Overheads`, '[ ]'],
      ['(c)', 'Amount spent on Impact Assessment, if applicable', '[ ]'],
      ['(d)', 'Total amount spent for the Financial Year [(a)+(b)+(c)]', '[ ]'],
    ],
  ),
  note(
    `Check: (b) is at most ${law.number('overheadPercent')} % of (d). (c) is at most ${law.number('assessmentPercent')} % of (d) or ${law.rupees('assessmentAmount')}, whichever is ${law.words('assessmentWhichever')}.`,
  ),
  h2('(e) CSR amount spent or unspent for the Financial Year'),
  note(
    `Transfers to the Unspent CSR Account: within ${law.number('unspentOngoingDays')} days after 31 March. To a fund of Schedule VII: within ${law.number('unspentOtherMonths')} months.`,
  ),
  table(
    'Unspent',
    [
      ['Total Amount Spent for the Financial Year (in Rs.)', 1.4],
      ['Transferred to Unspent CSR Account, section 135(6): Amount', 1.3],
      ['Date of transfer', 1],
      ['Transferred to a fund of Schedule VII, second proviso to section 135(5): Name of the Fund', 1.4],
      ['Amount', 1],
      ['Date of transfer', 1],
    ],
    [['[ ]', '[ ]', '[ ]', '[ ]', '[ ]', '[ ]']],
  ),
  h2('(f) Excess amount for set-off, if any'),
  table(
    'Excess',
    [
      ['Sl. No.', 0.6],
      ['Particular', 4.4],
      ['Amount (in Rs.)', 1.6],
    ],
    [
      [
        '(i)',
        'Two percent of average net profit of the company as per sub-section (5) of section 135',
        '[ ]',
      ],
      ['(ii)', 'Total amount spent for the Financial Year', '[ ]'],
      ['(iii)', 'Excess amount spent for the Financial Year [(ii)-(i)]', '[ ]'],
      [
        '(iv)',
        'Surplus arising out of the CSR Projects or programmes or activities of the previous Financial Years, if any',
        '[ ]',
      ],
      ['(v)', 'Amount available for set off in succeeding Financial Years [(iii)-(iv)]', '[ ]'],
    ],
  ),
  note(
    `An excess can be set off in the next ${law.number('setOffYears')} financial years, with a resolution of the Board.`,
  ),
  h('7. Details of Unspent Corporate Social Responsibility amount for the preceding three Financial Years'),
  table(
    'Preceding years',
    [
      ['Sl. No.', 0.5],
      ['Preceding Financial Year(s)', 1],
      ['Transferred to Unspent CSR Account, section 135(6) (in Rs.)', 1.2],
      ['Balance in that account (in Rs.)', 1],
      ['Spent in the Financial Year (in Rs.)', 1],
      ['Transferred to a Fund of Schedule VII, if any: Amount (in Rs.)', 1.2],
      ['Date of Transfer', 0.9],
      ['Remaining to be spent in succeeding years (in Rs.)', 1.2],
      ['Deficiency, if any', 1],
    ],
    [
      ['1', 'FY-1'],
      ['2', 'FY-2'],
      ['3', 'FY-3'],
    ],
  ),
  h('8. Capital assets created or acquired through CSR amount spent in the Financial Year'),
  p(
    'Whether any capital assets have been created or acquired: [Yes / No]. If Yes, number of capital assets: [number]',
  ),
  table(
    'Assets',
    [
      ['Sl. No.', 0.5],
      ['Short particulars of the property or asset(s), with complete address and location', 2.2],
      ['Pincode', 0.8],
      ['Date of creation', 1],
      ['Amount of CSR amount spent', 1.1],
      ['Registered owner: CSR Registration Number, if applicable', 1.3],
      ['Name', 1.1],
      ['Registered address', 1.4],
    ],
    numbered(3),
  ),
  note(
    'All fields are entered as in the revenue record; flat number, house number, municipal office or corporation or gram panchayat are given, with the area of the immovable property and its boundaries.',
  ),
  h('9. Reasons for not spending two percent of the average net profit'),
  note(
    'Specific reasons for each project: “delay” alone is no reason. Where all was spent: “Not applicable”.',
  ),
  p('[Reasons]'),
  sign(
    ['Sd/-', '(Chief Executive Officer or Managing Director or Director)', '[name, DIN]'],
    ['Sd/-', '(Chairman CSR Committee)', '[name, DIN]'],
    [
      'Sd/-',
      '[Person specified under clause (d) of sub-section (1) of section 380 of the Act] (wherever applicable)',
    ],
  ),
];
