import { expect } from 'vitest';
import type { TestMember } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';

/** Lets the time of those who asked for deletion be over, and the job come that the schedule sends every hour. */
export async function eraseAccounts(app: TestApp, ...members: Pick<TestMember, 'id'>[]): Promise<void> {
  const ids = members.map(({ id }) => id);
  await app.sql('update accounts set deletion_due_at = now() where id = any($1)', [ids]);
  const [job] = await app.sql<{ id: string }>(
    "insert into pgboss.job (name, data) values ('account-erasure', null) returning id",
  );
  const state = () => app.sql('select state from pgboss.job where id = $1', [job?.id]);
  await expect.poll(state, { timeout: 10_000 }).toEqual([{ state: 'completed' }]);
}
