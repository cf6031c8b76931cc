import { storyKey, titleKey } from '#features/news/entries/story-keys.rules.ts';
import { findNewsSourceForUpdate } from '#features/news/sources/news-sources.repository.ts';
import type { Context } from '#platform/server/context.ts';
import type { FeedItem } from '#platform/server/feeds/feed-item.ts';
import { newId } from '#platform/server/ids.ts';
import * as repository from './news-sync.repository.ts';
import { keptSince, SAME_STORY_MS } from './news-sync.rules.ts';

/** Most stories of one fetch, the newest. */
const STORIES_MAX = 100;

type Stored = Awaited<ReturnType<typeof repository.findStories>>[number];

interface Story extends Omit<FeedItem, 'publishedAt'> {
  storyKey: string;
  titleKey: string | null;
  publishedAt: string;
}

/** The newest items of a feed as stories, each once. One without a date counts as new. */
function storiesOf(items: FeedItem[], now: Date): Story[] {
  const since = keptSince(now).toISOString();
  const stories = items
    .map((item) => ({ ...item, publishedAt: item.publishedAt ?? now.toISOString() }))
    .filter(({ publishedAt }) => publishedAt > since)
    .map((item) => ({ ...item, storyKey: storyKey(item.link), titleKey: titleKey(item.title) }));
  const newest = stories.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  const once = newest.filter(
    (story, at) =>
      !newest.slice(0, at).some((earlier) => isSameStory(story, { ...earlier, at: earlier.publishedAt })),
  );
  return once.slice(0, STORIES_MAX);
}

interface Keys {
  storyKey: string;
  titleKey: string | null;
  at: string;
}

const isSameStory = (story: Story, other: Keys) =>
  story.storyKey === other.storyKey ||
  (story.titleKey !== null &&
    story.titleKey === other.titleKey &&
    Math.abs(Date.parse(story.publishedAt) - Date.parse(other.at)) < SAME_STORY_MS);

const keysOf = ({ story_key, title_key, published_at }: Stored): Keys => ({
  storyKey: story_key,
  titleKey: title_key,
  at: published_at,
});

/**
 * Stores what is new in a feed. A story that another source has already is not added: it goes over to the source with
 * the higher priority. Call inside a transaction.
 * @returns the number of new stories.
 */
export async function storeStories(ctx: Context, sourceId: string, items: FeedItem[]): Promise<number> {
  const stories = storiesOf(items, ctx.now);
  if (stories.length === 0) return 0;
  await repository.lockNewsStore(ctx.db);
  const source = await findNewsSourceForUpdate(ctx.db, sourceId);
  if (!source) return 0;
  const known = await repository.findStories(
    ctx.db,
    stories.map((story) => story.storyKey),
    stories.flatMap((story) => story.titleKey ?? []),
  );
  const place = { source_id: source.id, category: source.category, is_shown: source.is_active };
  const added: Story[] = [];
  for (const story of stories) {
    const words = { title: story.title, excerpt: story.excerpt };
    const stored = known.find((candidate) => isSameStory(story, keysOf(candidate)));
    if (!stored) added.push(story);
    else if (stored.source_id === source.id) {
      if (stored.title !== words.title || stored.excerpt !== words.excerpt) {
        const changes = { ...words, title_key: story.titleKey, picture_url: story.pictureUrl };
        await repository.updateStory(ctx.db, stored.id, changes);
      }
    } else if (source.is_active && (source.priority > stored.priority || !stored.is_active)) {
      await repository.updateStory(ctx.db, stored.id, { ...words, ...place, link: story.link });
    }
  }
  const rows = added.map((story) => ({
    id: newId(),
    story_key: story.storyKey,
    title_key: story.titleKey,
    link: story.link,
    title: story.title,
    excerpt: story.excerpt,
    picture_url: story.pictureUrl,
    published_at: story.publishedAt,
    created_at: ctx.now,
    ...place,
  }));
  await repository.insertStories(ctx.db, rows);
  return added.length;
}
