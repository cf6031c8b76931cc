import { codeWords, utilisationCodePath } from '#features/funds/utilisations/utilisation-code.rules.ts';
import { safeCell } from '#platform/contract/workbooks.ts';
import { makeTablesXlsx } from '#platform/server/office/xlsx-table.ts';
import type { PaperContext, StatementPaper } from './statement-drawing.service.ts';

/** Writes a statement as XLSX: its money, heads, receipts, progress and every expense. Call it in a thread (`renderer`). */
export function writeStatement(ctx: PaperContext, paper: StatementPaper): Promise<Buffer> {
  const { grant, content, receipts, expenses } = paper;
  const { opening, received, interest, refunded, used, committed, balance } = content;
  const money = [
    ['Opening balance', opening],
    ['Received in the period', received],
    ['Interest earned', interest],
    ['Paid back', refunded],
    ['Used', used],
    ['Entered, not in a statement yet', committed],
    ['Balance with the NGO', balance],
  ] as const;
  return makeTablesXlsx([
    {
      name: 'Statement',
      header: ['What', 'Value'],
      rows: [
        ['Statement', paper.number],
        ['Grant', safeCell(grant.title)],
        ['NGO', safeCell(grant.agency_name)],
        ['Company', safeCell(grant.funder_name)],
        ['From', paper.from],
        ['To', paper.to],
        ['State', safeCell(paper.state)],
        ...money,
        ['Code', paper.code && codeWords(paper.code)],
        ['Check it at', paper.code && ctx.publicUrl + utilisationCodePath(paper.code)],
      ],
    },
    {
      name: 'Heads',
      header: ['Head', 'Budget', 'Used before', 'Used', 'Left'],
      rows: content.heads.map((head) => [
        safeCell(head.name),
        head.budget,
        head.used_before,
        head.used,
        head.left,
      ]),
    },
    {
      name: 'Received',
      header: ['Day', 'UTR', 'Bank', 'Rupees'],
      rows: receipts.map(({ received_on, utr, bank_name, amount }) => [
        received_on,
        utr,
        safeCell(bank_name),
        amount,
      ]),
    },
    {
      name: 'Expenses',
      header: ['Day', 'Paid to', 'Head', 'Share in %', 'Charged'],
      rows: expenses.map(({ spent_on, payee, head, share_bp, charged }) => [
        spent_on,
        safeCell(payee),
        safeCell(head),
        share_bp / 100,
        charged,
      ]),
    },
    {
      name: 'Progress',
      header: ['Indicator', 'Unit', 'Start', 'Reached', 'Target'],
      rows: (content.progress ?? []).map(({ name, unit, baseline, reached, target }) => [
        safeCell(name),
        safeCell(unit),
        baseline,
        reached,
        target,
      ]),
    },
  ]);
}
