import { dayInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ActivityEvents } from '#platform/server/database/schema.generated.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import { newId } from '#platform/server/ids.ts';
import { clearTopics, insertActivity } from './activity-events.repository.ts';

/** Most tags of one event, and most characters of one. */
const TAGS_MAX = 8;
const TAG_MAX = 60;

/** The reader of an item, as events know one. */
interface Reader {
  /** Id of the member, or the name of a visitor for this day. */
  key: string;
  /** Null for a visitor. */
  memberId: string | null;
}

interface Activity extends Pick<ActivityEvents, 'kind' | 'action'> {
  itemId: string;
  reader: Reader;
  /** Topics of the item: tags, goals, category, circle. Cut to the first eight that differ. */
  tags: readonly string[];
  at: Date;
}

/**
 * Returns the reader of a request: the member, or for a visitor a keyed hash of the address and the day in India, so
 * that nobody is followed from one day to the next.
 */
export function readerOf(ctx: Pick<Context, 'actor' | 'now'>, caller: Pick<Caller, 'visitor'>): Reader {
  const memberId = ctx.actor?.accountId ?? null;
  return { memberId, key: memberId ?? caller.visitor(dayInIndia(ctx.now)) };
}

/**
 * Notes that a reader opened, downloaded or wrote something. Each reader counts once per item, action and day in India;
 * a counter of the item is increased in the same transaction if this returns true.
 * @returns true when it counts.
 */
export function recordActivity(
  db: Db,
  { kind, action, itemId, reader, tags, at }: Activity,
): Promise<boolean> {
  return insertActivity(db, {
    id: newId(),
    kind,
    action,
    item_id: itemId,
    reader_key: reader.key,
    member_id: reader.memberId,
    tags: tidy(tags),
    day: dayInIndia(at),
    at,
  });
}

/** Takes an item that readers see no longer out of Trending Topics. What its readers did still counts. */
export const forgetTopics = (db: Db, kind: ActivityEvents['kind'], itemId: string): Promise<void> =>
  clearTopics(db, kind, itemId);

/** Without blanks around them, empty ones and repetitions in other cases. */
function tidy(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags.map((tag) => tag.trim())) {
    const name = tag.toLowerCase();
    if (tag && tag.length <= TAG_MAX && !byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()].slice(0, TAGS_MAX);
}
