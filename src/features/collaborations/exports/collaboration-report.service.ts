import { Readable } from 'node:stream';
import { getCollaboration } from '#features/collaborations/collaboration/collaborations.service.ts';
import { countFiles } from '#features/collaborations/files/collaboration-files.repository.ts';
import { findIndicators } from '#features/collaborations/indicators/indicators.repository.ts';
import { findMilestones } from '#features/collaborations/milestones/milestones.repository.ts';
import { findParticipants } from '#features/collaborations/participants/participants.repository.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { renderer } from '#platform/server/threads/rendering.ts';
import type { drawCollaboration } from './collaboration-drawing.service.ts';
import { exportName } from './export-name.rules.ts';

const render = renderer<typeof drawCollaboration>(
  new URL('./collaboration-drawing.service.ts', import.meta.url),
  'drawCollaboration',
);

/** Draws a collaboration as it is now. @throws AppError COLLABORATION_NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE. */
export async function downloadCollaborationReport(ctx: MemberContext, id: string): Promise<FileToSend> {
  const collaboration = await getCollaboration(ctx, id);
  const [participants, milestones, indicators, { files }] = await Promise.all([
    findParticipants(ctx.db, id),
    findMilestones(ctx.db, id),
    findIndicators(ctx.db, id),
    countFiles(ctx.db, id),
  ]);
  const records = { collaboration, participants, milestones, indicators, files };
  const bytes = await render(ctx.actor.accountId, { now: ctx.now }, records);
  return {
    content: Readable.from([bytes]),
    mediaType: 'application/pdf',
    byteSize: bytes.length,
    name: `${exportName(collaboration.title, 'report', dayInIndia(ctx.now))}.pdf`,
  };
}
