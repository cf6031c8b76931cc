import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { findCheckedUntil, findPaperDays } from './papers.repository.ts';
import { invalidPapers, papersFor } from './papers.rules.ts';

interface Receiver {
  agency_id: string | null;
  money: 'domestic' | 'foreign';
}

/** Says which papers of the NGO of a grant are not valid today, in words; nothing if all are. */
export async function paperProblems(
  ctx: Pick<Context, 'db' | 'now'>,
  { agency_id, money }: Receiver,
): Promise<string[]> {
  if (agency_id === null) return ['The NGO has left Dayitva'];
  const today = dayInIndia(ctx.now);
  const kinds = papersFor(money);
  const [papers, checkedUntil] = await Promise.all([
    findPaperDays(ctx.db, agency_id, kinds),
    findCheckedUntil(ctx.db, agency_id),
  ]);
  const isVerified = checkedUntil !== null && checkedUntil >= today;
  return [
    ...invalidPapers(kinds, papers, today),
    ...(isVerified ? [] : ['The verification of the NGO by Dayitva has ended']),
  ];
}

/** @throws AppError PAPER_NOT_VALID, with the list. */
export async function requireValidPapers(ctx: Context, receiver: Receiver): Promise<void> {
  const problems = await paperProblems(ctx, receiver);
  if (problems.length === 0) return;
  throw new AppError('PAPER_NOT_VALID', {
    message: `${problems.join('. ')}.`,
    details: { papers: problems },
  });
}
