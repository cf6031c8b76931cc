import { requireReadable } from '#features/collaborations/collaboration/collaborations.service.ts';
import {
  findChangesAfter,
  workTopic,
} from '#features/collaborations/work-changes/work-changes.repository.ts';
import type { WorkPart } from '#features/collaborations/work-changes/work-changes.rules.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { Feed } from '#platform/server/live/feed.ts';
import { publish } from '#platform/server/live/publish.ts';
import { type CollaborationEvent, HERE_MAX } from './collaboration-events.contract.ts';
import { deleteOldPresence, deletePresence, findPeopleHere, upsertPresence } from './presence.repository.ts';

/** A stream that has not renewed its presence for this time, in milliseconds, is gone: a living one does every 20 seconds. */
const PRESENT_MS = 45_000;

/**
 * What others change in a collaboration, by part, and who has it open. A page that comes back gets one event with all parts
 * that changed meanwhile. Ends at once for a member who no longer takes part.
 * @param after number of the last change that the page knows.
 * @throws AppError COLLABORATION_NOT_FOUND, also when the caller does not take part.
 */
export async function watchCollaboration(
  ctx: MemberContext,
  id: string,
  after = 0,
): Promise<Feed<CollaborationEvent>> {
  const { db, actor, page } = ctx;
  const check = async () => {
    await requireReadable(ctx, id);
  };
  await check();
  const stream_id = newId();
  const presentSince = () => new Date(Date.now() - PRESENT_MS);
  const publishHere = () => publish(db, workTopic(id), { here: true });
  let lastHere = '';
  return {
    topics: [workTopic(id)],
    access: { topics: [`collaboration-access:${id}`], check },
    async since(lastId) {
      const missed = await findChangesAfter(db, id, Math.max(lastId, after));
      return missed
        ? [{ id: missed.seq, event: { type: 'changed', parts: missed.parts, is_own: false } }]
        : [];
    },
    async toEvent({ data, shared }) {
      if (data.here) {
        const people = await shared('here', () => findPeopleHere(db, id, presentSince(), HERE_MAX));
        const words = JSON.stringify(people);
        if (words === lastHere) return null;
        lastHere = words;
        return { event: { type: 'here', people } };
      }
      const is_own = page !== undefined && data.page === page;
      return {
        id: data.seq as number,
        event: { type: 'changed', parts: data.parts as WorkPart[], is_own },
      };
    },
    async beat() {
      const presence = { stream_id, collaboration_id: id, seen_at: new Date() };
      const [isNew, hasOld] = await Promise.all([
        upsertPresence(db, { ...presence, account_id: actor.accountId, profile_id: actor.profileId }),
        deleteOldPresence(db, id, presentSince()),
      ]);
      if (isNew || hasOld) await publishHere();
    },
    async closed() {
      await deletePresence(db, stream_id);
      await publishHere();
    },
  };
}
