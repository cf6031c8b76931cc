import { codeWords, utilisationCodePath } from '#features/funds/utilisations/utilisation-code.rules.ts';
import type { UtilisationContent } from '#features/funds/utilisations/utilisations.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import type { Context } from '#platform/server/context.ts';
import { makePdf, type Pdf } from '#platform/server/pdf/pdf.ts';
import { qrCode } from '#platform/server/pdf/pdf-qr.ts';
import { table } from '#platform/server/pdf/pdf-table.ts';
import { figure, heading, paragraph } from '#platform/server/pdf/pdf-text.ts';
import type { PartyFacts } from './paper-facts.repository.ts';

/** What a thread that draws knows of the server. */
export type PaperContext = Pick<Context, 'publicUrl'>;

/** What every paper about a grant says. */
export interface PaperGrant {
  title: string;
  schedule_vii: string;
  funder_name: string;
  agency_name: string;
  funder: PartyFacts;
  agency: PartyFacts;
}

export interface PaperReceipt {
  amount: number;
  utr: string | null;
  received_on: string | null;
  bank_name: string;
  ifsc: string;
  number_ends: string;
}

export interface StatementPaper {
  grant: PaperGrant;
  number: number;
  from: string;
  to: string;
  /** In words: draft, sent, accepted with its persons. */
  state: string;
  /** ISO instant at which it changed last: the same statement gives the same bytes. */
  dated: string;
  content: UtilisationContent;
  receipts: PaperReceipt[];
  expenses: { spent_on: string; payee: string; head: string; charged: number; share_bp: number }[];
  /** By which anyone can check it; null for a draft. */
  code: string | null;
}

/** Two asterisks would switch to bold. */
export const plain = (text: string): string => text.replaceAll('**', '*');

const QR_SIZE = 72;
/** Most expenses that the PDF lists; the XLSX has all. */
const EXPENSES_MAX = 5000;

const given = (label: string, value: string | null) => (value ? [`${label} ${value}`] : []);

/** An organisation with its numbers, in one line. */
export function partyLine(name: string, facts: PartyFacts): string {
  const parts = [
    ...(facts.address ? [facts.address] : []),
    ...given('CIN', facts.cin),
    ...given('PAN', facts.pan),
    ...given('registration', facts.registration),
    ...given('12A', facts.urn_12a),
    ...given('80G', facts.urn_80g),
    ...given('CSR number', facts.csr_number),
  ];
  return `**${plain(name)}**${parts.length > 0 ? `, ${plain(parts.join(', '))}` : ''}`;
}

/** Draws the code by which anyone can check a paper. */
export function drawCheck({ publicUrl }: PaperContext, pdf: Pdf, code: string | null): void {
  if (code === null) {
    paragraph(pdf, 'This is a draft. It has no code, and proves nothing.', { isSoft: true });
    return;
  }
  const address = publicUrl + utilisationCodePath(code);
  figure(pdf, `QR code of ${address}`, QR_SIZE, (left, top) =>
    qrCode(pdf, address, { left, top, size: QR_SIZE }),
  );
  paragraph(pdf, `Check that this paper is genuine at ${address} (code ${codeWords(code)}).`, {
    size: 8.5,
    isSoft: true,
  });
}

export function drawMoney(pdf: Pdf, caption: string, content: UtilisationContent): void {
  const { opening, received, interest, refunded, used, balance, committed } = content;
  table(pdf, {
    caption,
    columns: [
      { title: 'Money', share: 4 },
      { title: 'Rupees', share: 1.4, isFigure: true },
    ],
    rows: [
      ['Opening balance', formatRupees(opening)],
      ['Received in the period', formatRupees(received)],
      ['Interest earned', formatRupees(interest)],
      ['Paid back', formatRupees(refunded)],
      ['Used', formatRupees(used)],
      ['Entered for the period, not in a statement yet', formatRupees(committed)],
    ],
    totals: [['Balance with the NGO', formatRupees(balance)]],
  });
}

export function drawHeads(pdf: Pdf, caption: string, { heads, used }: UtilisationContent): void {
  table(pdf, {
    caption,
    columns: [
      { title: 'Head', share: 3 },
      { title: 'Budget', share: 1.3, isFigure: true },
      { title: 'Used before', share: 1.3, isFigure: true },
      { title: 'Used', share: 1.3, isFigure: true },
      { title: 'Left', share: 1.3, isFigure: true },
    ],
    rows: heads.map((head) => [
      plain(head.name),
      ...[head.budget, head.used_before, head.used, head.left].map(formatRupees),
    ]),
    totals: [['Total', '', '', formatRupees(used), '']],
  });
}

export function drawReceipts(pdf: Pdf, receipts: PaperReceipt[]): void {
  if (receipts.length === 0) return;
  table(pdf, {
    caption: 'Money received in the period',
    columns: [
      { title: 'Day', share: 1.2 },
      { title: 'UTR', share: 2 },
      { title: 'Account', share: 2.6 },
      { title: 'Rupees', share: 1.2, isFigure: true },
    ],
    rows: receipts.map(({ received_on, utr, bank_name, ifsc, number_ends, amount }) => [
      received_on ? formatDay(received_on) : '',
      utr ?? '',
      plain(`${bank_name}, ${ifsc}, ending in ${number_ends}`),
      formatRupees(amount),
    ]),
  });
}

function drawProgress(pdf: Pdf, { progress = [] }: UtilisationContent): void {
  if (progress.length === 0) return;
  table(pdf, {
    caption: 'Physical progress, by the indicators of the project',
    columns: [
      { title: 'Indicator', share: 3 },
      { title: 'Unit', share: 1.2 },
      { title: 'Start', share: 1 },
      { title: 'Reached', share: 1 },
      { title: 'Target', share: 1 },
    ],
    rows: progress.map(({ name, unit, baseline, reached, target }) => [
      plain(name),
      plain(unit),
      baseline ?? '–',
      reached ?? '–',
      target ?? '–',
    ]),
  });
}

function drawExpenses(pdf: Pdf, { expenses }: StatementPaper): void {
  if (expenses.length === 0) return;
  const shown = expenses.slice(0, EXPENSES_MAX);
  const rest = expenses.length - shown.length;
  table(pdf, {
    caption: 'Expenses',
    columns: [
      { title: 'Day', share: 1.2 },
      { title: 'Paid to', share: 3 },
      { title: 'Head', share: 2 },
      { title: 'Share', share: 0.8, isFigure: true },
      { title: 'Charged', share: 1.2, isFigure: true },
    ],
    rows: shown.map(({ spent_on, payee, head, share_bp, charged }) => [
      formatDay(spent_on),
      plain(payee),
      plain(head),
      `${share_bp / 100} %`,
      formatRupees(charged),
    ]),
  });
  if (rest > 0) paragraph(pdf, `and ${rest} more, which the XLSX file lists.`, { isSoft: true });
}

/** Draws a utilisation statement as an accessible PDF. Call it in a thread (`renderer`). */
export function drawStatement(ctx: PaperContext, paper: StatementPaper): Promise<Buffer> {
  const { grant, number, from, to, content, receipts } = paper;
  const title = `Utilisation statement ${number}`;
  const details = {
    title: `${title}: ${grant.title}`,
    author: grant.agency_name,
    date: new Date(paper.dated),
    foot: `${grant.agency_name.slice(0, 60)} · ${title}`,
  };
  return makePdf(details, (pdf) => {
    heading(pdf, 1, title);
    paragraph(pdf, `${plain(grant.title)}, ${formatDay(from)} to ${formatDay(to)}`, { size: 11.5, after: 4 });
    paragraph(pdf, plain(paper.state), { isSoft: true, after: 10 });
    paragraph(pdf, `By ${partyLine(grant.agency_name, grant.agency)}`);
    paragraph(pdf, `For ${partyLine(grant.funder_name, grant.funder)}`);
    paragraph(pdf, `Schedule VII: ${plain(grant.schedule_vii)}`, { after: 10 });
    drawMoney(pdf, 'Money of the period', content);
    drawHeads(pdf, 'Used by head', content);
    drawReceipts(pdf, receipts);
    drawProgress(pdf, content);
    drawExpenses(pdf, paper);
    drawCheck(ctx, pdf, paper.code);
  });
}

interface ReceiptPaper {
  grant: PaperGrant;
  /** As `2026-27/0001`. */
  receipt: string;
  method: string;
  release: PaperReceipt;
}

/** Draws the receipt of an NGO for a payment. Call it in a thread (`renderer`). */
export function drawReceipt(
  { publicUrl }: PaperContext,
  { grant, receipt, method, release }: ReceiptPaper,
): Promise<Buffer> {
  const title = `Receipt ${receipt}`;
  const day = release.received_on ?? '';
  const details = { title, author: grant.agency_name, date: new Date(day), foot: `${publicUrl} · ${title}` };
  return makePdf(details, (pdf) => {
    heading(pdf, 1, title);
    paragraph(pdf, partyLine(grant.agency_name, grant.agency), { after: 10 });
    paragraph(
      pdf,
      `Received with thanks on ${formatDay(day)} from ${partyLine(grant.funder_name, grant.funder)} the sum of **${formatRupees(release.amount)}** for the grant ${plain(grant.title)}.`,
      { size: 11.5, after: 10 },
    );
    table(pdf, {
      caption: 'Payment',
      columns: [
        { title: 'What', share: 1 },
        { title: 'Value', share: 3 },
      ],
      rows: [
        ['Paid by', method],
        ['UTR', release.utr ?? ''],
        ['Into account', plain(`${release.bank_name}, ${release.ifsc}, ending in ${release.number_ends}`)],
        ['Purpose', plain(grant.schedule_vii)],
      ],
    });
    paragraph(
      pdf,
      'The NGO confirmed this payment on Dayitva. For the deduction under section 80G the certificate 10BE counts, not this receipt.',
      { size: 8.5, isSoft: true },
    );
  });
}
