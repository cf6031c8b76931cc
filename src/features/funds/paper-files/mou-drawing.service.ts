import type { TermsOfVersion } from '#features/funds/grants/grants.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import type { Paper, PaperBlock } from '#platform/contract/papers.ts';
import { makeDocx } from '#platform/server/office/docx-file.ts';
import { type PaperContext, type PaperGrant, partyLine } from './statement-drawing.service.ts';

interface MouPaper {
  grant: PaperGrant;
  version: number;
  terms: TermsOfVersion;
  /** What each tranche waits for, in words, in the order of the tranches. */
  conditions: string[][];
  /** Where the money goes; null while there is no account. */
  account: { bank_name: string; ifsc: string; number_ends: string } | null;
  today: string;
}

const clausesOf = ({ terms, account }: MouPaper): PaperBlock[] => [
  {
    kind: 'clause',
    title: 'The project',
    items: [
      `The NGO carries out the project “${terms.title}” in [village, block, district, state], for the budget of Schedule A.`,
      terms.is_ongoing
        ? 'It is an ongoing project: the Board of the company follows its timelines and the allocation of each year.'
        : 'It ends within the financial year.',
      'A change of the budget, the tranches or the conditions counts once both parties have agreed to a new version.',
    ],
  },
  {
    kind: 'clause',
    title: 'Money',
    items: [
      `The company pays each tranche of Schedule B within ${terms.pay_by_days} days after its conditions are met and the NGO has asked for it.`,
      account
        ? `The money goes into the account ending in ${account.number_ends} at ${account.bank_name}, IFSC ${account.ifsc}. Two persons of the NGO confirm a change of it.`
        : 'The money goes into the account [account number, bank, branch, IFSC]. Two persons of the NGO confirm a change of it.',
      terms.money === 'foreign'
        ? 'The money comes from a foreign source: it goes only to the designated FCRA account, and is not mixed with domestic money.'
        : 'The money comes from a domestic source, and is not mixed with foreign money.',
      'Interest on the money belongs to the project. It is never revenue of the company.',
    ],
  },
  {
    kind: 'clause',
    title: 'Proof',
    items: [
      'The NGO enters each expense with its bill. A bill is charged once over all grants of the NGO.',
      'Within 30 days after the end of each quarter the NGO sends a utilisation statement. Money counts as used once two persons of the company have accepted it.',
      'The NGO keeps vouchers and bank statements for [8] years. The company and its auditors may see them on [3] working days’ notice.',
      'A move between two budget heads of more than a tenth of a head needs the consent of the company.',
    ],
  },
  {
    kind: 'clause',
    title: 'Assets, data and names',
    items: [
      'Assets bought with the money are listed with their owner. The company never owns them.',
      'Each party uses personal data of beneficiaries for the project only, and as the Digital Personal Data Protection Act, 2023 requires.',
      'Each party may name the project and the other party truthfully; the use of a logo needs consent.',
    ],
  },
  {
    kind: 'clause',
    title: 'Suspension and end',
    items: [
      'The company may suspend payments, with a reason, where money was misused, a registration has ended or people are in danger.',
      'Either party may end this memorandum with [60] days’ notice.',
      'At the end the NGO accounts for all money, and pays back what is not used, with interest, within [30] days.',
    ],
  },
  {
    kind: 'clause',
    title: 'Disputes',
    items: [
      'The parties first try to settle a dispute within 30 days. Otherwise a sole arbitrator whom both appoint decides under the Arbitration and Conciliation Act, 1996, in [city]. The law of India applies.',
    ],
  },
];

function schedulesOf({ terms, conditions }: MouPaper): PaperBlock[] {
  const total = terms.heads.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { kind: 'page break' },
    { kind: 'heading', text: 'Schedule A: budget' },
    {
      kind: 'table',
      caption: 'Budget by head',
      columns: [
        ['Head', 3],
        ['Unit', 1.2],
        ['Rate (₹)', 1.2],
        ['Quantity', 1],
        ['Amount (₹)', 1.5],
      ],
      rows: [
        ...terms.heads.map(({ name, unit, rate, quantity, amount }) => [
          name,
          unit ?? '',
          rate === null ? '' : formatRupees(rate),
          quantity === null ? '' : String(quantity),
          formatRupees(amount),
        ]),
        ['Total', '', '', '', formatRupees(total)],
      ],
    },
    {
      kind: 'table',
      caption: 'By financial year',
      columns: [
        ['Financial year', 1],
        ['Amount (₹)', 1],
      ],
      rows: terms.years.map(({ financial_year, amount }) => [financial_year, formatRupees(amount)]),
    },
    { kind: 'heading', text: 'Schedule B: tranches' },
    {
      kind: 'table',
      columns: [
        ['No.', 0.5],
        ['Amount (₹)', 1.3],
        ['Planned on', 1.3],
        ['Conditions', 4],
      ],
      rows: terms.tranches.map(({ amount, planned_on }, at) => [
        String(at + 1),
        formatRupees(amount),
        formatDay(planned_on),
        (conditions[at] ?? []).join('\n') || 'None',
      ]),
    },
  ];
}

/** Drafts a memorandum of understanding from a grant as a Word file. Call it in a thread (`renderer`). */
export function drawMou(ctx: PaperContext, mou: MouPaper): Promise<Buffer> {
  const { grant, version, terms, today } = mou;
  const paper: Paper = {
    title: 'Memorandum of understanding',
    subtitle: `${terms.title}, version ${version} of the grant`,
    uses: [
      'Drafted from the grant on Dayitva. Fill in what stands in square brackets, and let a lawyer read it: it is no legal advice.',
    ],
    blocks: [
      { kind: 'heading', text: 'Parties' },
      { kind: 'text', text: 'This memorandum is made on [date] at [place] between:' },
      { kind: 'text', text: `${partyLine(grant.funder_name, grant.funder)} (“the company”); and` },
      { kind: 'text', text: `${partyLine(grant.agency_name, grant.agency)} (“the NGO”).` },
      { kind: 'heading', text: 'Purpose' },
      {
        kind: 'text',
        text: `The company gives money for corporate social responsibility under section 135 of the Companies Act, 2013. The project falls under Schedule VII, item ${grant.schedule_vii}.`,
      },
      { kind: 'heading', text: 'Terms' },
      ...clausesOf(mou),
      {
        kind: 'signatures',
        parties: [
          ['**For the company**', 'Name: [name]', 'Designation: [designation]', 'Date and seal'],
          ['**For the NGO**', 'Name: [name]', 'Designation: [designation]', 'Date and seal'],
        ],
      },
      ...schedulesOf(mou),
    ],
    sources: [],
    checkedOn: today,
  };
  return makeDocx(paper, {
    author: grant.funder_name,
    foot: `${terms.title} · drafted on ${formatDay(today)} · ${ctx.publicUrl}`,
  });
}
