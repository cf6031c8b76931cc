import { sql } from 'kysely';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';

interface DemoInput {
  now: Date;
  members: { id: string; isAdmin: boolean }[];
}

/** Members whom the marketplace does not show: name, contact, type, address, place, state, days since they joined. */
const HIDDEN = [
  {
    key: 'suspended',
    name: 'Navdrishti Growth Partners',
    contact: 'Tarun Bhalla',
    type: 'service_provider',
    email: 'tarun@navdrishti.example',
    place: 'Gurugram, Haryana',
    state: 'Haryana',
    joined: 46,
  },
  {
    key: 'unconfirmed',
    name: 'Kaveri Balasubramanian',
    contact: 'Kaveri Balasubramanian',
    type: 'consultant',
    email: 'kaveri@olaisuvadi.example',
    place: 'Thanjavur, Tamil Nadu',
    state: 'Tamil Nadu',
    joined: 2,
  },
  {
    key: 'leaving',
    name: 'Rohini Polymers Limited',
    contact: 'Meenal Gokhale',
    type: 'corporate',
    email: 'csr@rohinipolymers.example',
    place: 'Nashik, Maharashtra',
    state: 'Maharashtra',
    joined: 210,
  },
] as const;

/** Loads a member of each state that needs an admin's eye: suspended, not confirmed, leaving. */
export async function loadPeopleDemo(db: Db, { now, members }: DemoInput): Promise<void> {
  const admin = members.find(({ isAdmin }) => isAdmin);
  if (!admin) return;
  for (const { key, name, contact, type, email, place, state, joined } of HIDDEN) {
    const id = demoId('hidden member', key);
    const joinedAt = daysBefore(now, joined, key);
    // The password of the other demo members: hashing one takes long.
    await sql`insert into accounts (id, email, password_hash, email_confirmed_at, is_demo, created_at, deletion_due_at, suspended_at)
      select ${id}, ${email}, password_hash, ${key === 'unconfirmed' ? null : joinedAt}, true, ${joinedAt},
        ${key === 'leaving' ? new Date(now.getTime() + 9 * DAY_MS) : null},
        ${key === 'suspended' ? daysBefore(now, 6, 'suspension') : null}
      from accounts where id = ${members.at(-1)?.id}`.execute(db);
    await db
      .insertInto('profiles')
      .values({
        id,
        full_name: contact,
        organization_name: type === 'consultant' ? null : name,
        organization_type: type,
        headquarters_location: place,
        headquarters_state: state,
        created_at: joinedAt,
      })
      .execute();
  }
  await db
    .insertInto('suspensions')
    .values({
      id: demoId('suspension', 'suspended'),
      member_id: demoId('hidden member', 'suspended'),
      reason:
        'The same request for a paid listing went to 64 members within a day. Our terms do not allow advertising by collaboration request.',
      suspended_by: admin.id,
      suspended_by_name: 'Dayitva',
      suspended_at: daysBefore(now, 6, 'suspension'),
    })
    .execute();
}
