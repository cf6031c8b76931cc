import { Readable } from 'node:stream';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { EXAMPLE_MARK, EXAMPLE_STORIES } from './example-feed.data.ts';
import { findExampleSource } from './example-feed.repository.ts';

/** Writes the feed of the demo data. Its stories are as old as the demo data says. @throws AppError NOT_FOUND without it. */
export async function getExampleFeed(ctx: Context): Promise<FileToSend> {
  const source = await findExampleSource(ctx.db);
  if (!source) throw new AppError('NOT_FOUND');
  const loadedAt = Date.parse(source.created_at);
  const items = EXAMPLE_STORIES.map(({ title, about, page, hours }, at) => ({
    id: `example-${at + 1}`,
    url: `${ctx.publicUrl}${page}?example=${at + 1}`,
    title: `${EXAMPLE_MARK}: ${title}`,
    content_text: `${about} This is an example, not news.`,
    date_published: new Date(loadedAt - hours * HOUR_MS).toISOString(),
  }));
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'Examples of the demo data', items };
  const content = Buffer.from(JSON.stringify(feed));
  return {
    content: Readable.from([content]),
    mediaType: 'application/feed+json; charset=utf-8',
    byteSize: content.length,
    name: 'example-feed.json',
  };
}
