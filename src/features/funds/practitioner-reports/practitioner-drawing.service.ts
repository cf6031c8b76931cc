import {
  drawCheck,
  drawHeads,
  drawMoney,
  drawReceipts,
  type PaperContext,
  partyLine,
  plain,
  type StatementPaper,
} from '#features/funds/paper-files/statement-drawing.service.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { makePdf } from '#platform/server/pdf/pdf.ts';
import { heading, list, paragraph } from '#platform/server/pdf/pdf-text.ts';

interface PractitionerPaper extends Omit<StatementPaper, 'expenses' | 'state'> {
  confirmation: { membership_number: string; udin: string; confirmed_at: string } | null;
}

/**
 * Draws an independent practitioner's report on the utilisation of CSR funds, in the parts that the institute advises (29 May
 * 2020), with the statement as annexe. Call it in a thread (`renderer`).
 */
export function drawPractitionerReport(ctx: PaperContext, paper: PractitionerPaper): Promise<Buffer> {
  const { grant, from, to, content, receipts, confirmation } = paper;
  const period = `${formatDay(from)} to ${formatDay(to)}`;
  const title = 'Independent practitioner’s report on utilisation of CSR funds';
  const details = {
    title: `${title}: ${grant.title}`,
    author: grant.agency_name,
    date: new Date(confirmation?.confirmed_at ?? paper.dated),
    foot: `${grant.agency_name.slice(0, 60)} · practitioner’s report`,
  };
  return makePdf(details, (pdf) => {
    heading(pdf, 1, title);
    paragraph(pdf, `To the management of ${partyLine(grant.agency_name, grant.agency)}`, { after: 8 });
    paragraph(
      pdf,
      `1. This report is about the attached statement of utilisation of CSR funds for ${period} (“the statement”), of money received from ${partyLine(grant.funder_name, grant.funder)} for the project ${plain(grant.title)}, Schedule VII ${plain(grant.schedule_vii)}.`,
    );
    heading(pdf, 2, 'Management’s responsibility for the statement');
    paragraph(
      pdf,
      '2. The management prepares the statement, keeps the records behind it, and has internal controls so that it is free of material misstatement. It also sees to it that the money is used for activities of Schedule VII of the Companies Act, 2013, and gives the company what it needs.',
    );
    heading(pdf, 2, 'Practitioner’s responsibility');
    paragraph(
      pdf,
      '3. The practitioner gives reasonable assurance that the statement agrees with the books, under the Guidance Note on Reports or Certificates for Special Purposes, its requirements of ethics, and SQC 1, both of the Institute of Chartered Accountants of India. For this the practitioner:',
    );
    list(pdf, [
      'checked that the amounts are for activities that Schedule VII names,',
      'traced the figures to the books of account and the records of expenses,',
      'traced what was spent to bank statements, the cash book and bills, by test,',
      'checked that receipts and spending are disclosed in the financial statements of the NGO, where these are drawn up,',
      'took a written representation of the management on money that is not spent, and the plan for it,',
      'tested the arithmetic of the statement.',
    ]);
    heading(pdf, 2, 'Opinion');
    paragraph(
      pdf,
      `4. On the basis of this work, and of the information and explanations given, the statement agrees with the books in all material respects: of ${formatRupees(content.opening + content.received + content.interest)} that were available, ${formatRupees(content.used)} were used for the project in the period, ${formatRupees(content.refunded)} were paid back, and ${formatRupees(content.balance)} are not used.`,
    );
    heading(pdf, 2, 'Restriction on use');
    paragraph(
      pdf,
      '5. This report is for the management, to be given to the company named above. It is for no other purpose and no other person.',
      { after: 10 },
    );
    if (confirmation) {
      paragraph(
        pdf,
        `Chartered accountant, membership number **${confirmation.membership_number}**, UDIN **${confirmation.udin}**`,
        { after: 2 },
      );
      paragraph(
        pdf,
        `Confirmed through a link on Dayitva on ${formatInstant(confirmation.confirmed_at)}. Check the UDIN at https://udin.icai.org.`,
        { size: 8.5, isSoft: true },
      );
    } else {
      paragraph(pdf, '**Not confirmed yet**: a draft for the chartered accountant.');
    }
    pdf.doc.addPage();
    heading(pdf, 1, `Annexe: statement of utilisation, ${period}`);
    drawMoney(pdf, 'Money of the period', content);
    drawHeads(pdf, 'Used by head', content);
    drawReceipts(pdf, receipts);
    drawCheck(ctx, pdf, paper.code);
  });
}
