import { createHash, randomUUID } from 'node:crypto';
import { HOUR_MS } from '#platform/contract/durations.ts';
import type { TestApp } from '../test-app.ts';

/** An instant some hours from now, on a whole minute. */
export const inHours = (hours: number) =>
  new Date(Math.floor((Date.now() + hours * HOUR_MS) / 60_000) * 60_000).toISOString();

/** Stores a slot in two days, or as given. @returns its id. */
export async function insertSlot(app: TestApp, fields: Record<string, unknown> = {}): Promise<string> {
  const row: Record<string, unknown> = {
    id: randomUUID(),
    kind: 'live',
    starts_at: inHours(48),
    minutes: 30,
    places: 1,
    join_url: 'https://meet.example/demo',
    created_at: inHours(-1),
    ...fields,
  };
  const names = Object.keys(row);
  await app.sql(
    `insert into demo_slots (${names}) values (${names.map((_, at) => `$${at + 1}`)})`,
    Object.values(row),
  );
  return String(row.id);
}

/** Stores a visitor's booking of a slot. @returns its id and the token of its link. */
export async function insertBooking(app: TestApp, slotId: string, fields: Record<string, unknown> = {}) {
  const token = `token-${randomUUID()}`;
  const row: Record<string, unknown> = {
    id: randomUUID(),
    slot_id: slotId,
    place: 1,
    token_hash: createHash('sha256').update(token).digest(),
    name: 'Lalrinpuii Sailo',
    email: `${randomUUID()}@visitors.example`,
    state: 'booked',
    created_at: inHours(-1),
    updated_at: inHours(-1),
    ...fields,
  };
  const names = Object.keys(row);
  await app.sql(
    `insert into demo_bookings (${names}) values (${names.map((_, at) => `$${at + 1}`)})`,
    Object.values(row),
  );
  return { id: String(row.id), email: String(row.email), token };
}

/** A booking as a visitor sends it. */
export const bookingBody = (slot_id: string, fields: object = {}) => ({
  slot_id,
  name: 'Lalrinpuii Sailo',
  email: `${randomUUID()}@visitors.example`,
  organization: 'Zoram Water Trust',
  wish: 'How NGOs find partners.',
  ...fields,
});

/** A request for a group as a visitor sends it. */
export const groupBody = (fields: object = {}) => ({
  name: 'Meera Nambiar',
  email: `${randomUUID()}@visitors.example`,
  organization: 'Kaveri Foundation',
  people: 12,
  language: 'Hindi',
  preferred_days: ['tue', 'thu'],
  message: 'Our field team would like to see the workspace.',
  ...fields,
});

/** Sends a request for a group. @returns its id. */
export async function askForGroup(app: TestApp, fields: object = {}): Promise<string> {
  const { status, body } = await app.request('POST', '/demo/group-requests', { body: groupBody(fields) });
  if (status !== 201) throw new Error(`the request for a group answered ${status}: ${JSON.stringify(body)}`);
  return body.data.id;
}
