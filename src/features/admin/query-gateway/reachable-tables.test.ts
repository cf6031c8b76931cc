import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  Collaboration,
  CollaborationUpdate,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { CollaborationInput } from '#features/collaborations/initiatives/initiatives.contract.ts';
import { LatestResource } from '#features/learn/resources/resources.contract.ts';
import { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { Profile, ProfileUpdate } from '#features/profiles/profile/profiles.contract.ts';
import { Project, ProjectInput, ProjectUpdate } from '#features/profiles/projects/projects.contract.ts';
import { Service, ServiceInput, ServiceUpdate } from '#features/profiles/services/services.contract.ts';
import { REACHABLE_TABLES, type TableName } from './reachable-tables.data.ts';

/** The records of the typed routes, by table. */
const RECORDS: Record<TableName, z.ZodObject> = {
  profiles: MarketplaceProfile.extend(Profile.shape),
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

test('docs/query.md shows the table of what can be written', () => {
  const rows = Object.entries(REACHABLE_TABLES).map(([name, { writes }]) => {
    const given = Object.entries(writes.given).map(
      ([column, rule]) => `\`${column}\`: ${typeof rule === 'object' ? rule.constant : rule}`,
    );
    const cells = [
      list(writes.insert),
      list(writes.update),
      writes.delete ? 'yes' : 'no',
      given.join(', ') || 'none',
    ];
    return `| \`${name}\` | ${cells.join(' | ')} |`;
  });
  const text = readFileSync('docs/query.md', 'utf8');
  const [, shown = ''] = text.split('|---|---|---|---|---|\n');
  expect(shown.split('\n\n')[0]?.trim().split('\n')).toEqual(rows);
});

/** The fields of a body, also where refinements are around it. */
const fieldsOf = (body: { shape: object }) => Object.keys(body.shape);
const BODIES: Partial<Record<TableName, { insert?: string[]; update: string[] }>> = {
  profiles: { update: fieldsOf(ProfileUpdate) },
  user_projects: { insert: fieldsOf(ProjectInput), update: fieldsOf(ProjectUpdate) },
  user_services: { insert: fieldsOf(ServiceInput), update: fieldsOf(ServiceUpdate) },
  collaborations: { insert: fieldsOf(CollaborationInput), update: fieldsOf(CollaborationUpdate) },
};

test.each(Object.keys(RECORDS) as TableName[])(
  'every column that %s takes is a field of the typed bodies',
  (table) => {
    const { insert, update } = REACHABLE_TABLES[table].writes;
    expect(BODIES[table]?.insert ?? []).toEqual(expect.arrayContaining([...insert]));
    expect(BODIES[table]?.update ?? []).toEqual(expect.arrayContaining([...update]));
  },
);

test.each(Object.keys(RECORDS) as TableName[])(
  'every column of %s is a field of the typed routes',
  (table) => {
    const fields = Object.keys(RECORDS[table].shape);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(REACHABLE_TABLES[table].columns)));
  },
);
