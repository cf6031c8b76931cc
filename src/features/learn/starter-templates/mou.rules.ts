import type { PaperBlock } from '#platform/contract/papers.ts';
import type { Law } from './law-figures.rules.ts';
import { clause, form, h, newPage, note, p, sign, table, ul } from './paper-parts.rules.ts';

/** Memorandum of understanding between a company and its implementing agency. */
export const mouBlocks = (law: Law): PaperBlock[] => [
  h('Parties'),
  p('This memorandum of understanding is made on [date] at [place] between:'),
  p(
    '**[Name of the company]**, a company under the Companies Act, 2013, CIN [21 characters], with its registered office at [address] (“the Company”); and',
  ),
  p(
    '**[Name of the agency]**, a [section 8 company / registered public trust / registered society], registration number [number], PAN [10 characters], CSR registration number [CSR followed by 8 digits], with its registered office at [address] (“the Agency”).',
  ),
  h('Background'),
  ul(
    'The Company spends on corporate social responsibility under section 135 of the Companies Act, 2013. Its Board has approved the project described in Schedule A in its annual action plan for financial year [YYYY-YY] by resolution of [date].',
    'The project falls under item [number] of Schedule VII of the Act: [short name of the item].',
    'The Agency has the registrations, people and experience that the project needs and has agreed to carry it out.',
  ),
  h('Terms'),
  clause(
    'The project',
    'The Agency carries out the project [name] (“the Project”) in [village, block, district, state] as Schedule A describes it, for the budget of Schedule B, towards the milestones and indicators of Schedule C.',
    'A change of place, beneficiaries, budget head or milestone needs the written consent of both parties before it takes effect. A move of up to [10] % between two budget heads needs a written notice only; the limit on overheads stays.',
  ),
  clause(
    'Term',
    'This memorandum runs from [date] to [date].',
    `[If the Project is an ongoing project:] it ends at the latest ${law.number('ongoingYears')} financial years after the financial year in which it began. The Company’s Board monitors it against the approved timelines and the allocation for each year.`,
  ),
  clause(
    'What the Agency confirms',
    `It may receive CSR funds under rule 4(1) of the CSR Rules because it is [founded by the Company / founded by the Central or a State Government / established by an Act / an organisation with at least ${law.number('trackRecordYears')} years of similar work].`,
    `Its registration under ${law.words('taxRegistration')}, its approval under ${law.words('taxApproval')} and its CSR registration are valid on the day of signing. It tells the Company within 7 days when one expires, is refused or is cancelled.`,
    'Its constitution allows the Project, and the person who signs is authorised by a resolution of [date].',
    '[If the Company is a foreign source:] it holds a registration under the Foreign Contribution (Regulation) Act, 2010 and receives the money only in its designated FCRA account.',
    'None of its office-bearers is a relative or a nominee of a director of the Company, except: [none / names].',
  ),
  clause(
    'Funds',
    'The Company pays the budget in the instalments of Schedule B within [15] working days after the condition of each instalment is met and the Agency has sent a request.',
    'The Agency receives the money in bank account [account number, bank, branch, IFSC], keeps a separate ledger for the Project, and does not mix the money with other funds.',
    'Interest on money of the Project belongs to the Project. A surplus from the Project is not income of either party and is used for the Project or returned.',
    `Administrative overheads that the Company books for CSR stay within ${law.number('overheadPercent')} % of its total CSR expenditure of the financial year. The overheads of the Agency in the Project are limited to the line in Schedule B. The cost of designing, carrying out and monitoring the Project is not an overhead.`,
    'If an instalment is more than [30] days late and the Agency has met its condition, the Agency may pause the activities that it pays for; the milestones move by the same time.',
    'Cash payments above ₹[10,000] a day to one person are not allowed.',
  ),
  clause(
    'Money that is not spent',
    'By [15 March] of each year the Agency tells the Company how much it will not spend by 31 March, and why.',
    `The Agency returns what is not spent, with interest, by [7 April], unless the Board treats the Project as ongoing. The Company must transfer the unspent amount of an ongoing project to its Unspent CSR Account within ${law.number('unspentOngoingDays')} days after the end of the financial year, and any other unspent amount to a fund of Schedule VII within ${law.number('unspentOtherMonths')} months.`,
  ),
  clause(
    'Assets',
    'Assets bought or built with money of the Project are listed in a register with place, cost, date and number, and are marked.',
    'A capital asset is held by the Agency if it has a CSR registration number, by the beneficiaries as a self-help group, collective or other entity, or by a public authority. The Company never owns it. Schedule A says who holds which.',
    'The Agency does not sell, pledge or move an asset without the Company’s consent during the term and [3] years after it.',
  ),
  clause(
    'Reports and certificates',
    'The Agency reports each quarter within 15 days after its end, in the form agreed, with figures against each indicator, expenditure by head and photographs taken with consent.',
    'With each request for money, and within [20] days after 31 March, it gives a utilisation certificate signed by an authorised person and by a chartered accountant, so that the Company’s Board can satisfy itself that the funds were used as approved and its chief financial officer can certify this.',
    'Within [45] days after the end of the Project it gives a closing report.',
  ),
  clause(
    'Monitoring, audit and records',
    'The Company, its auditors and representatives may visit the Project and see its records on [3] working days’ notice; without notice where they suspect misuse.',
    'The Agency keeps vouchers, bank statements, attendance and distribution lists, and the register of assets for [8] years after the end of the Project.',
    `Where the Company must have an independent impact assessment (average CSR obligation of ${law.rupees('assessedObligation')} or more in the three preceding financial years, project outlay of ${law.rupees('assessedOutlay')} or more), the Agency gives the assessor access to places, people and data, also after the term.`,
  ),
  clause(
    'People',
    'The Agency has and follows a child-protection policy where the Project meets children, and a policy and an internal committee against sexual harassment where the law requires them.',
    'It employs no child, pays at least minimum wages, and insures [volunteers and staff] for the work.',
    'It asks for no money or favour from beneficiaries, and has a way for them to complain that Schedule E names.',
  ),
  clause(
    'Personal data',
    'Each party uses personal data of beneficiaries only for the Project, after a notice and consent as the Digital Personal Data Protection Act, 2023 requires; for a person under 18 with the verifiable consent of a parent or guardian.',
    'The Agency reports to the Company in numbers. It shares names, identity numbers or faces only where the Company needs them to verify use, and with consent.',
    'Each party tells the other without delay of a breach of this data.',
  ),
  clause(
    'Names and publicity',
    'Either party may name the Project and the other party truthfully. Use of a logo needs consent, given once for each kind of use.',
    'No publicity shows a child’s identity or a person in a way that harms dignity. No party links the Project with a product, a brand promotion or a political party.',
    'What is written, drawn or filmed with money of the Project belongs to the Agency. Both parties may use it free of charge for work that is not for profit; training material is published under [CC BY 4.0].',
  ),
  clause(
    'Conduct',
    'No party, and no one acting for it, gives or takes a bribe, commission or other advantage in connection with the Project.',
    'Each party discloses a conflict of interest in writing when it arises. Purchases above ₹[50,000] need three quotations.',
  ),
  clause(
    'Suspension and end',
    'Either party may end this memorandum with [60] days’ notice, or with [15] days’ notice if the other does not mend a serious breach in that time.',
    'The Company may stop payments at once where funds were misused, a registration has ended, or people are in danger.',
    'At the end the Agency accounts for all money, returns what is not spent, and hands over the register of assets within [30] days. Duties about records, data and assets remain.',
  ),
  clause(
    'Liability and disputes',
    'Each party is liable for its own acts. The Agency is not an agent, partner or employer on behalf of the Company.',
    'The Agency insures [assets and people of the Project] and keeps the Company free of claims by its own staff and vendors.',
    'No party is liable for a delay that an event beyond its control causes, if it says so within [7] days.',
    'The parties first try to settle a dispute between [position] and [position] within 30 days. Otherwise a sole arbitrator whom both appoint decides under the Arbitration and Conciliation Act, 1996, in [city], in [language]. The law of India applies.',
  ),
  clause(
    'General',
    'Schedules A to E are part of this memorandum. A change needs the signatures of both parties. Neither party may transfer it to a third party; a sub-grant needs prior written consent and the same duties.',
    'Notices go to the persons of Schedule E by email and post.',
  ),
  sign(
    ['**For the Company**', 'Name: [name]', 'Designation: [designation]', 'Date and seal'],
    ['**For the Agency**', 'Name: [name]', 'Designation: [designation]', 'Date and seal'],
  ),
  p('Witnesses: 1. [name, address, signature]   2. [name, address, signature]'),
  newPage,
  h('Schedule A: the project'),
  form(
    'Outline',
    ['Name of the project', '[name]'],
    ['Item of Schedule VII', '[number and short name]'],
    ['Ongoing project?', '[Yes, ends in FY … / No]'],
    ['Place', '[state, district, block, villages or wards; PIN codes]'],
    ['Need', '[two sentences, with the source of the figure]'],
    ['Beneficiaries', '[who, how many, how chosen]'],
    ['Activities', '[list]'],
    ['Local area?', '[Yes / No, reason]'],
    [
      'Capital assets and who holds each',
      '[asset, holder, CSR number of the holder if it is an organisation]',
    ],
  ),
  h('Schedule B: budget and instalments'),
  note('Take the totals from the workbook “Budget by head”. Amounts in whole rupees.'),
  table(
    'Budget',
    [
      ['Head', 3],
      ['Year 1 (₹)', 1.4],
      ['Year 2 (₹)', 1.4],
      ['Year 3 (₹)', 1.4],
      ['Total (₹)', 1.5],
    ],
    [
      ['Direct cost of activities', '[ ]', '[ ]', '[ ]', '[ ]'],
      ['People who work on the project', '[ ]', '[ ]', '[ ]', '[ ]'],
      ['Capital assets', '[ ]', '[ ]', '[ ]', '[ ]'],
      ['Monitoring, baseline and endline', '[ ]', '[ ]', '[ ]', '[ ]'],
      ['Administrative overheads of the Agency', '[ ]', '[ ]', '[ ]', '[ ]'],
      ['Total', '[ ]', '[ ]', '[ ]', '[ ]'],
    ],
  ),
  table(
    'Instalments',
    [
      ['No.', 0.5],
      ['Amount (₹)', 1.3],
      ['Due', 1.2],
      ['Condition', 4],
    ],
    [
      ['1', '[ ]', '[on signing]', 'Memorandum signed; bank details proved by a cancelled cheque'],
      [
        '2',
        '[ ]',
        '[date]',
        '[80] % of instalment 1 spent; utilisation certificate; quarterly report accepted',
      ],
      [
        '3',
        '[ ]',
        '[date]',
        'Milestones [numbers] of Schedule C reached; utilisation certificate; visit without open points',
      ],
    ],
  ),
  h('Schedule C: milestones and indicators'),
  table(
    'Milestones',
    [
      ['No.', 0.5],
      ['Milestone', 3],
      ['Proof', 2.5],
      ['By', 1.2],
    ],
    [
      ['1', '[ ]', '[ ]', '[date]'],
      ['2', '[ ]', '[ ]', '[date]'],
      ['3', '[ ]', '[ ]', '[date]'],
    ],
  ),
  table(
    'Indicators',
    [
      ['Indicator', 3],
      ['Unit', 1],
      ['Baseline', 1.2],
      ['Target', 1.2],
      ['Source of data', 2],
    ],
    [
      ['[ ]', '[ ]', '[ ]', '[ ]', '[ ]'],
      ['[ ]', '[ ]', '[ ]', '[ ]', '[ ]'],
      ['[ ]', '[ ]', '[ ]', '[ ]', '[ ]'],
    ],
  ),
  h('Schedule D: calendar of reports'),
  table(
    'Reports',
    [
      ['Report', 3],
      ['Period', 2],
      ['Due', 2],
    ],
    [
      ['Quarterly progress report', 'Apr–Jun, Jul–Sep, Oct–Dec, Jan–Mar', '15 days after the quarter'],
      ['Utilisation certificate', 'Each instalment, and the financial year', 'With the request; [20 April]'],
      ['Unspent amount expected', 'Financial year', '[15 March]'],
      ['Audited statement of the project', 'Financial year', '[30 June]'],
      ['Closing report', 'Whole project', '[45] days after the end'],
    ],
  ),
  h('Schedule E: persons'),
  table(
    'Contacts',
    [
      ['Role', 2.4],
      ['Name', 2],
      ['Email', 2],
      ['Phone', 1.4],
    ],
    [
      ['Company: project', '[ ]', '[ ]', '[ ]'],
      ['Company: finance', '[ ]', '[ ]', '[ ]'],
      ['Agency: project', '[ ]', '[ ]', '[ ]'],
      ['Agency: finance', '[ ]', '[ ]', '[ ]'],
      ['Agency: child protection', '[ ]', '[ ]', '[ ]'],
      ['Complaints of beneficiaries', '[ ]', '[ ]', '[ ]'],
    ],
  ),
];
