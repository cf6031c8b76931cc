import { formatDay } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { makePdf } from '#platform/server/pdf/pdf.ts';
import { table } from '#platform/server/pdf/pdf-table.ts';
import { heading, list, paragraph } from '#platform/server/pdf/pdf-text.ts';
import {
  type PaperContext,
  type PaperGrant,
  type PaperReceipt,
  partyLine,
  plain,
} from './statement-drawing.service.ts';

interface GfrPaper {
  grant: PaperGrant & { is_ongoing: boolean };
  financial_year: string;
  /** ISO day on which it is drawn. */
  today: string;
  opening: number;
  interest: number;
  paid_back: number;
  receipts: PaperReceipt[];
  received: number;
  used: { general: number; salary: number; capital: number };
}

/** Draws the certificate GFR 12-A (General Financial Rules 2017, rule 238(1)) of a financial year. Call it in a thread. */
export function drawGfr12a(ctx: PaperContext, paper: GfrPaper): Promise<Buffer> {
  const { grant, financial_year, opening, interest, paid_back, received, receipts, used } = paper;
  const available = opening + interest - paid_back + received;
  const spent = used.general + used.salary + used.capital;
  const closing = available - spent;
  const title = `GFR 12-A, ${financial_year}`;
  const details = {
    title: `${title}: ${grant.title}`,
    author: grant.agency_name,
    date: new Date(paper.today),
    layout: 'landscape' as const,
    foot: `${ctx.publicUrl} · ${grant.agency_name.slice(0, 60)} · ${title}`,
  };
  const rupees = (title: string, share = 1) => ({ title, share, isFigure: true });
  return makePdf(details, (pdf) => {
    heading(pdf, 1, 'Form GFR 12-A');
    paragraph(pdf, 'See rule 238 (1) of the General Financial Rules 2017', { isSoft: true, after: 2 });
    paragraph(
      pdf,
      `Utilisation certificate of the year **${financial_year}** in respect of ${grant.is_ongoing ? 'recurring' : 'non-recurring'} grants-in-aid, salaries and the creation of capital assets`,
      { size: 11.5, after: 8 },
    );
    paragraph(pdf, `Grantee organisation: ${partyLine(grant.agency_name, grant.agency)}`);
    paragraph(pdf, `1. Name of the scheme: ${plain(grant.title)}`);
    paragraph(pdf, `2. Recurring or non-recurring: ${grant.is_ongoing ? 'recurring' : 'non-recurring'}`);
    paragraph(
      pdf,
      `3. Position at the beginning of the year: cash in hand and at the bank ${formatRupees(opening)}, unadjusted advances ${formatRupees(0)}, total ${formatRupees(opening)}`,
    );
    table(pdf, {
      caption: '4. Grants received, expenditure and closing balance (actuals)',
      columns: [
        rupees('1 Unspent of earlier years'),
        rupees('2 Interest on it'),
        rupees('3 Paid back to the government'),
        rupees('4 Received in the year'),
        rupees('5 Available (1+2-3+4)'),
        rupees('6 Expenditure'),
        rupees('7 Closing (5-6)'),
      ],
      rows: [[opening, interest, paid_back, received, available, spent, closing].map(formatRupees)],
    });
    if (receipts.length > 0) {
      table(pdf, {
        caption: 'Received in the year',
        columns: [{ title: 'Reference', share: 2 }, { title: 'Day', share: 1 }, rupees('Amount')],
        rows: receipts.map(({ utr, received_on, amount }) => [
          utr ?? '',
          received_on ? formatDay(received_on) : '',
          formatRupees(amount),
        ]),
      });
    }
    table(pdf, {
      caption: 'Utilisation by component',
      columns: [rupees('General'), rupees('Salary'), rupees('Capital assets'), rupees('Total')],
      rows: [[used.general, used.salary, used.capital, spent].map(formatRupees)],
    });
    paragraph(
      pdf,
      `Position at the end of the year: cash in hand and at the bank ${formatRupees(closing)}, unadjusted advances ${formatRupees(0)}, total ${formatRupees(closing)}`,
    );
    paragraph(
      pdf,
      'Certified that I have satisfied myself that the conditions of the grants were fulfilled or are being fulfilled, and that I have made these checks to see that the money was used for its purpose:',
    );
    list(
      pdf,
      [
        'The accounts and registers, also of assets, are kept as prescribed and were audited; the figures above agree with the audited ones.',
        'Internal controls guard the money and assets, and compare outcomes and physical targets with what was spent.',
        'To the best of our knowledge no transaction breaks the rules of the scheme or other rules in force.',
        'The work and its physical and financial results are as the scheme asks, and the money was used for no other purpose.',
      ],
      true,
    );
    paragraph(pdf, `Day: ${formatDay(paper.today)}`, { after: 30 });
    paragraph(
      pdf,
      'Head of finance (name, signature) ____________________   Head of the organisation (name, signature) ____________________',
    );
  });
}
