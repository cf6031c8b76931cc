import { Readable } from 'node:stream';
import { findMember } from '#features/profiles/records/members.service.ts';
import type { ProgrammeFilters } from '#features/programme/portfolio/portfolio.contract.ts';
import { figuresOf } from '#features/programme/portfolio/portfolio.rules.ts';
import { listEveryRow } from '#features/programme/portfolio/portfolio.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { renderer } from '#platform/server/threads/rendering.ts';
import type { drawBoardReport } from './board-drawing.service.ts';

const render = renderer<typeof drawBoardReport>(
  new URL('./board-drawing.service.ts', import.meta.url),
  'drawBoardReport',
);

/** Draws two pages for a board about what passes the filters. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE. */
export async function downloadBoardReport(
  ctx: MemberContext,
  filters: ProgrammeFilters,
): Promise<FileToSend> {
  const [rows, member] = await Promise.all([
    listEveryRow(ctx, filters),
    findMember(ctx, ctx.actor.profileId),
  ]);
  const today = dayInIndia(ctx.now);
  const bytes = await render(
    ctx.actor.accountId,
    { now: ctx.now },
    { name: member?.member_name ?? '', filters, rows, figures: figuresOf(rows, today) },
  );
  return {
    content: Readable.from([bytes]),
    mediaType: 'application/pdf',
    byteSize: bytes.length,
    name: `Programme board report ${today}.pdf`,
  };
}
