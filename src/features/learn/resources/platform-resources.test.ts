import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { publishPlatformResource } from './platform-resources.service.ts';

let database: Database;
const written = new Map<string, Buffer>();
const store = {
  async write(name: string, content: string | Buffer) {
    written.set(name, Buffer.from(content));
  },
};
beforeAll(async () => {
  database = connect(await createTestDatabase(), () => undefined);
});
afterAll(() => database.close());

const ITEM = {
  key: 'mou-company-agency',
  title: 'Memorandum of understanding',
  description: 'Between a company and its implementing agency',
  category: 'Templates',
  type: 'document',
  audience: 'All Levels',
  tags: ['MoU', 'MoU'],
  sources: [{ title: 'Companies Act 2013, section 135', url: null }],
} as const;
const publish = (content: string, item: Partial<Parameters<typeof publishPlatformResource>[1]> = {}) =>
  database.db
    .transaction()
    .execute((db) =>
      publishPlatformResource(
        { db, store, now: new Date() },
        { ...ITEM, ...item, tags: [...ITEM.tags], sources: [...ITEM.sources] },
        { name: 'mou.csv', media_type: 'text/csv', content: Buffer.from(content) },
        'New rule',
      ),
    );

test('an item of the platform is published once; another content makes a version, other details none', async () => {
  const first = await publish('one');
  expect(first.change).toBe('added');
  expect(await publish('one')).toEqual({ id: first.id, change: 'none' });
  expect(await publish('one', { title: 'MoU' })).toEqual({ id: first.id, change: 'none' });
  expect(await publish('two', { title: 'MoU' })).toEqual({ id: first.id, change: 'new version' });
  const [resource, ...others] = await database.db
    .selectFrom('resources')
    .select(['title', 'status', 'is_verified', 'author_name', 'licence', 'sources', 'tags', 'file_name'])
    .execute();
  expect(others).toEqual([]);
  expect(resource).toMatchObject({
    title: 'MoU',
    status: 'published',
    is_verified: true,
    author_name: 'Dayitva',
    licence: 'CC BY 4.0',
    sources: ITEM.sources,
    tags: ['MoU'],
  });
  expect(written.get(resource?.file_name ?? '')?.toString()).toBe('two');
  const versions = await database.db
    .selectFrom('resource_versions')
    .select(['number', 'note'])
    .orderBy('number')
    .execute();
  expect(versions).toEqual([
    { number: 1, note: null },
    { number: 2, note: 'New rule' },
  ]);
});
