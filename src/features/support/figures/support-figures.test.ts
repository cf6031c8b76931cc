import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#platform/server/context.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { getSupportFigures } from './support-figures.service.ts';

let app: TestApp;
let database: Database;
beforeAll(async () => {
  app = await startTestApp();
  database = connect(app.databaseUrl, () => undefined);
});
afterAll(async () => {
  await database.close();
  await app.stop();
});

/** A Friday, 15:00 IST. */
const NOW = new Date('2026-11-27T09:30:00Z');
const figures = () => getSupportFigures({ db: database.db, now: NOW } as Context);

interface Stored {
  created: string;
  answered?: string;
  status?: string;
  kind?: string;
}

async function store({ created, answered, status = 'open', kind = 'question' }: Stored) {
  const id = crypto.randomUUID();
  await app.sql(
    `insert into support_tickets (id, guest_name, guest_email, subject, category, message, status, kind, created_at,
       first_answered_at)
     values ($1, 'Asha Devi', 'asha@visitor.example', 'Help', 'Other', 'Please help', $2, $3, $4, $5)`,
    [id, status, kind, created, answered ?? null],
  );
  return id;
}

test('GET /service/api/support/figures is for everybody, and says that there is no data yet', async () => {
  const answer = await app.request('GET', '/support/figures');
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({ response_minutes: null, resolution_percent: null, active: null });
});

test('the figures count business hours, the last 30 days, and questions alone', async () => {
  // 60 minutes over a night, and 180 over a weekend.
  await store({ created: '2026-11-25T12:00:00Z', answered: '2026-11-26T04:00:00Z' });
  await store({
    created: '2026-11-13T10:30:00Z',
    answered: '2026-11-16T04:30:00Z',
    status: 'resolved',
  });
  // Answered long ago, and never; a report is none of the questions.
  await store({ created: '2026-09-21T04:00:00Z', answered: '2026-09-21T10:00:00Z', status: 'in-progress' });
  await store({ created: '2026-11-02T04:00:00Z', status: 'resolved' });
  await store({ created: '2026-11-26T04:00:00Z', answered: '2026-11-26T12:00:00Z', kind: 'content_report' });
  const merged = await store({ created: '2026-11-03T04:00:00Z' });
  const into = await store({ created: '2026-11-27T04:00:00Z' });
  await app.sql('update support_tickets set merged_into = $2 where id = $1', [merged, into]);
  expect(await figures()).toEqual({
    response_minutes: (60 + 180) / 2,
    resolution_percent: 66,
    active: 3,
  });
});
