import { SCHEDULE_VII } from '#platform/contract/csr/schedule-vii.ts';
import type { PaperBlock } from '#platform/contract/papers.ts';
import type { Law } from './law-figures.rules.ts';
import { clause, form, h, note, p, sign, table } from './paper-parts.rules.ts';

/** CSR policy of a company. */
export const csrPolicyBlocks = (law: Law): PaperBlock[] => [
  form(
    'The policy',
    ['Company', '[name, CIN]'],
    ['Approved by the Board on', '[date], on the recommendation of the CSR Committee of [date]'],
    ['Version', '[1.0]'],
    ['Next review', '[date, at least once a year]'],
    ['Published at', '[address on the company’s website]'],
  ),
  h('Policy'),
  clause(
    'Purpose and scope',
    'This policy says how [name of the company] (“the Company”) chooses, carries out and monitors its activities under section 135 of the Companies Act, 2013 and the Companies (Corporate Social Responsibility Policy) Rules, 2014 (“the Rules”).',
    `Section 135 applies to a company that had in the immediately preceding financial year a net worth of ${law.rupees('netWorth')} or more, a turnover of ${law.rupees('turnover')} or more, or a net profit of ${law.rupees('netProfit')} or more. The Company falls under it since financial year [YYYY-YY].`,
    'The approach of the Company: [two or three sentences: which change, for whom, where, and why this company].',
  ),
  clause(
    'What the Company does',
    'It chooses activities from Schedule VII only, with preference to the local areas around [places of operation], and to [districts / groups] where need is high by public figures.',
    'The focus areas for [three] years are in the table at the end of this policy. At least [70] % of the spend goes to them.',
    'These are not CSR (rule 2(1)(d)): activities in the normal course of business; activities outside India, except training of sports persons who represent India or a state; contributions to political parties; activities that benefit employees of the Company; sponsorship to market products or services; and what another law in force in India already requires.',
  ),
  clause(
    'CSR Committee and Board',
    'The CSR Committee has at least three directors, of whom at least one is independent; two directors are enough where the Company need not have an independent director. It meets at least [twice] a year.',
    `The Committee formulates and recommends this policy, the expenditure and the annual action plan, and monitors the policy. A Committee is not required where the amount to be spent does not exceed ${law.rupees('noCommitteeUpTo')} and there is no balance in the Unspent CSR Account; the Board then does its work.`,
    'The Board approves the policy and the plan, and satisfies itself that the funds were used for the purposes and in the manner that it approved. The chief financial officer, or the person responsible for financial management, certifies this.',
  ),
  clause(
    'Amount',
    `In every financial year the Company spends at least ${law.number('spendPercent')} % of its average net profits of the three immediately preceding financial years, worked out under section 198 and rule 2(1)(h).`,
    `Administrative overheads (general management and administration of CSR) stay within ${law.number('overheadPercent')} % of the total CSR expenditure of the financial year. The cost of designing, carrying out, monitoring and evaluating one project is part of that project.`,
    `A surplus from CSR is no business profit. Within ${law.number('surplusMonths')} months after the end of the financial year it is used for the same project, or goes to the Unspent CSR Account and is spent as the plan says, or goes to a fund of Schedule VII.`,
    `An amount spent above the requirement may be set off in the next ${law.number('setOffYears')} financial years if the Board resolves so; a surplus may not.`,
  ),
  clause(
    'Money that is not spent',
    `The unspent amount of an ongoing project goes to the Unspent CSR Account of that financial year, in a scheduled bank, within ${law.number('unspentOngoingDays')} days after the year’s end and is spent within ${law.number('unspentOngoingYears')} financial years. What then remains goes to a fund of Schedule VII within 30 days.`,
    `Any other unspent amount goes to a fund of Schedule VII within ${law.number('unspentOtherMonths')} months after the year’s end. The Board’s report gives the reasons.`,
  ),
  clause(
    'How work is carried out',
    'The Company works itself or through agencies that rule 4(1) allows and that have a CSR registration number. It may work with other companies where each can report its part separately. International organisations may help to design, monitor and evaluate, and to train the Company’s own people.',
    'Before the first payment the agency passes due diligence: registrations, tax status, track record, accounts of three years, people, safeguarding, conflicts of interest. A memorandum of understanding sets budget, milestones, reports and what happens to assets.',
    `A capital asset is held by an entity that rule 4(1) allows and that has a CSR registration number, by beneficiaries as a collective, or by a public authority; never by the Company.`,
    `A project of several years is approved as an ongoing project, for at most ${law.number('ongoingYears')} years beyond the year in which it begins.`,
  ),
  clause(
    'Annual action plan',
    'The plan of each year lists the projects with their item of Schedule VII, the manner of execution, how and when the funds are used, how work is monitored and reported, and need and impact assessment, where there is one.',
    'The Board may change the plan during the year on the Committee’s recommendation, with reasons.',
  ),
  clause(
    'Monitoring and impact',
    'Each project has a baseline, indicators and a target. Agencies report each quarter. [Position] visits each project at least [twice] a year and writes what was seen.',
    `Where the average CSR obligation of the three preceding financial years is ${law.rupees('assessedObligation')} or more, an independent agency assesses each project with an outlay of ${law.rupees('assessedOutlay')} or more that was completed at least ${law.number('assessedAfterYears')} year before. The report goes to the Board and is annexed to the annual report on CSR. Its cost may be booked as CSR up to ${law.number('assessmentPercent')} % of the year’s total CSR expenditure or ${law.rupees('assessmentAmount')}, whichever is ${law.words('assessmentWhichever')}.`,
  ),
  clause(
    'Disclosure',
    'The website shows the composition of the Committee, this policy and the projects that the Board approved (rule 9). The Board’s report holds the annual report on CSR in the form of Annexure II.',
    'Form CSR-2 is filed as the Ministry requires.',
  ),
  clause(
    'Conduct',
    'A director or employee with an interest in an agency says so and does not take part in its selection. Safeguarding of children and of adults at risk, dignity in pictures, and the protection of personal data apply to every project.',
    'Anyone can complain to [name, email, phone]. The Committee sees all complaints about CSR.',
  ),
  h('Focus areas'),
  note(
    'Keep three to five rows. A focus area is a change that can be measured, not an item of Schedule VII alone.',
  ),
  table(
    'Focus areas for [three] years',
    [
      ['Focus area', 2],
      ['Item of Schedule VII', 1.4],
      ['Place', 1.5],
      ['Share of spend', 1],
      ['How success is measured', 2.4],
    ],
    [
      ['[ ]', '[ ]', '[ ]', '[ ] %', '[ ]'],
      ['[ ]', '[ ]', '[ ]', '[ ] %', '[ ]'],
      ['[ ]', '[ ]', '[ ]', '[ ] %', '[ ]'],
      ['[Emergency and other]', '[ ]', '[ ]', '[ ] %', '[ ]'],
    ],
  ),
  h('Schedule VII in short'),
  note('For orientation. The wording of the Schedule decides.'),
  table(
    'Items',
    [
      ['Item', 0.6],
      ['Activities', 5],
    ],
    SCHEDULE_VII.map(([item, label]) => [`(${item})`, label]),
  ),
  p('Adopted by the Board on [date].'),
  sign(
    ['Chairperson, CSR Committee', '[name, DIN]'],
    ['Managing Director / Chief Executive Officer', '[name, DIN]'],
  ),
];
