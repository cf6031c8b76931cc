import { dayInIndia } from '#platform/contract/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';

/** Days that the demo looks back: both periods of Trending Topics. */
const DAYS = 60;

/** Days that are compared with those before. */
const RECENT_DAYS = 30;

interface Item {
  kind: 'case_study' | 'resource' | 'course';
  id: string;
  tags: string[];
}

async function findItems(db: Db): Promise<Item[]> {
  const stories = await db
    .selectFrom('published_case_studies')
    .select(['id', 'sdg_goals'])
    .orderBy('title')
    .execute();
  const courses = await db
    .selectFrom('courses')
    .select(['id', 'category'])
    .where('is_hidden', '=', false)
    .orderBy('title')
    .execute();
  const resources = await db
    .selectFrom('resources')
    .select(['id', 'tags', 'category'])
    .where('status', '=', 'published')
    .orderBy('title')
    .execute();
  return [
    ...stories.map(({ id, sdg_goals }) => ({ kind: 'case_study' as const, id, tags: sdg_goals })),
    ...courses.map(({ id, category }) => ({ kind: 'course' as const, id, tags: [category] })),
    ...resources.map(({ id, tags, category }) => ({
      kind: 'resource' as const,
      id,
      tags: tags.length > 0 ? tags : [category],
    })),
  ];
}

/** Number of readers of the item at a place in the list on one day: every fifth item is read more since 30 days. */
function readersOn(kind: Item['kind'], place: number, ago: number): number {
  // The stories bring their recent readers; a third of them had few before.
  if (kind === 'case_study') {
    if (ago < RECENT_DAYS) return 0;
    return place % 3 === 0 ? Number(ago % 3 === 0) : 1 + Number(ago % 4 === 0);
  }
  const usual = (place * 7 + ago * 3) % 5 < 2 ? 1 : 0;
  return place % 5 === 0 && ago < RECENT_DAYS ? usual + 1 : usual;
}

/** Lets demo members read what the demo data has, for the figures of /learn. Runs last. */
export async function loadLearnActivityDemo(
  db: Db,
  { now, members }: { now: Date; members: readonly { id: string }[] },
): Promise<void> {
  const items = await findItems(db);
  const events = items.flatMap(({ kind, id, tags }, place) =>
    Array.from({ length: DAYS }, (_, ago) => ago).flatMap((ago) =>
      Array.from({ length: readersOn(kind, place, ago) }, (_, reader) => {
        const member = members[(place * 11 + ago * 5 + reader) % members.length];
        const at = daysBefore(now, ago, `${id} ${reader}`);
        const isDownload = kind === 'resource' && (place + ago) % 2 === 0;
        return {
          id: demoId('activity', `${id} ${ago} ${reader}`),
          kind,
          item_id: id,
          action: isDownload ? ('download' as const) : ('view' as const),
          reader_key: member?.id ?? '',
          member_id: member?.id ?? null,
          tags: tags.slice(0, 8),
          day: dayInIndia(at),
          at,
        };
      }),
    ),
  );
  // Two of one day can be the same reader and item.
  for (let from = 0; from < events.length; from += 1000) {
    await db
      .insertInto('activity_events')
      .values(events.slice(from, from + 1000))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
