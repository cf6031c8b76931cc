import { dayAfter, dayInIndia, instantInIndia } from '#platform/contract/dates.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';

interface DemoInput {
  now: Date;
  members: { key: string; id: string; isAdmin: boolean }[];
}

/** The next working days after today, as ISO days in India. */
function workingDays(now: Date, count: number): string[] {
  const today = dayInIndia(now);
  return Array.from({ length: count * 2 }, (_, at) => dayAfter(today, at + 1))
    .filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
    .slice(0, count);
}

const LIVE = { kind: 'live' as const, minutes: 30, places: 1, join_url: 'https://meet.example/dayitva-live' };
const GROUP = {
  kind: 'group' as const,
  minutes: 45,
  places: 12,
  join_url: 'https://meet.example/dayitva-group',
};

/** Inserts slots on the coming working days, one of them booked, and a request for a group that waits. */
export async function loadDemoBookingsDemo(db: Db, { now, members }: DemoInput): Promise<void> {
  const admin = members.find(({ isAdmin }) => isAdmin);
  const created_at = daysBefore(now, 3, 'demo slots');
  const slots = workingDays(now, 6).flatMap((day, at) =>
    [
      { time: '11:00', fields: LIVE },
      { time: '15:30', fields: LIVE },
      ...(at % 3 === 2 ? [{ time: '17:00', fields: GROUP }] : []),
    ].map(({ time, fields }) => ({
      ...fields,
      id: demoId('demo slot', `${at} ${time}`),
      starts_at: instantInIndia(day, time),
      host_id: admin?.id ?? null,
      created_at,
    })),
  );
  await db.insertInto('demo_slots').values(slots).execute();
  const id = demoId('demo booking', 'zoram');
  const booked_at = daysBefore(now, 1, 'demo booking');
  await db
    .insertInto('demo_bookings')
    .values({
      id,
      slot_id: demoId('demo slot', '1 11:00'),
      place: 1,
      // Nobody has this link.
      token_hash: hashToken(id),
      name: 'Lalrinpuii Sailo',
      email: 'lalrinpuii@visitor.example',
      organization: 'Zoram Water Trust',
      wish: 'How a small NGO gets verified, and what a corporate sees of us before they ask.',
      state: 'booked',
      // Nobody can open its link, so it gets no reminder.
      reminded_at: booked_at,
      created_at: booked_at,
      updated_at: booked_at,
    })
    .execute();
  const asked_at = daysBefore(now, 1, 'demo request');
  await db
    .insertInto('demo_requests')
    .values({
      id: demoId('demo request', 'cauvery'),
      name: 'Meenakshi Raghunathan',
      email: 'meenakshi@visitor.example',
      organization: 'Cauvery Basin Rural Foundation',
      people: 18,
      language: 'Tamil',
      preferred_days: ['tue', 'thu'],
      message:
        'Our field coordinators meet in Tiruchirappalli next month. We would like to see the workspace and the reports.',
      created_at: asked_at,
      updated_at: asked_at,
    })
    .execute();
}
