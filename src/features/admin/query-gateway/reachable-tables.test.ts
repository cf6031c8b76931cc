import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { LatestResource } from '#features/learn/resources/resources.contract.ts';
import { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { Project } from '#features/profiles/projects/projects.contract.ts';
import { Service } from '#features/profiles/services/services.contract.ts';
import { REACHABLE_TABLES, type TableName } from './reachable-tables.data.ts';

/** The records of the typed routes, by table. */
const RECORDS: Record<TableName, z.ZodObject> = {
  profiles: MarketplaceProfile,
  user_projects: Project,
  user_services: Service,
  collaborations: Collaboration,
  learning_resources: LatestResource,
};

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || 'none';

test('docs/query.md shows the table of what is reachable', () => {
  const rows = Object.entries(REACHABLE_TABLES).map(
    ([name, { rows, columns, confirmedOnly }]) =>
      `| \`${name}\` | ${rows} | ${list(Object.keys(columns))} | ${list(confirmedOnly)} |`,
  );
  const text = readFileSync('docs/query.md', 'utf8');
  const [, shown = ''] = text.split('|---|---|---|---|\n');
  expect(shown.split('\n\n')[0]?.trim().split('\n')).toEqual(rows);
});

test.each(Object.keys(RECORDS) as TableName[])(
  'every column of %s is a field of the typed routes',
  (table) => {
    const fields = Object.keys(RECORDS[table].shape);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(REACHABLE_TABLES[table].columns)));
  },
);
