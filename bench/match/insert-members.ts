import type pg from 'pg';
import { STATES } from '#platform/contract/reference-data.ts';
import { MORE_MEMBERS } from './more-members.ts';
import { TOPICS, type Topic } from './topics.ts';

const TYPES = ['ngo', 'ngo', 'ngo', 'corporate', 'service_provider'] as const;
const AMOUNTS_IN_LAKH = [8, 24, 60, 140, 420, 900];
const LAKH = 100_000;

/** The members of `more-members.ts` with places, years and amounts that depend on nothing but their number. */
export const moreMembers = () =>
  Object.entries(MORE_MEMBERS).flatMap(([topic, texts], row) =>
    texts.map((text, place) => {
      const n = row * TYPES.length + place;
      const id = `00000000-0000-7000-8000-${(n + 1).toString(16).padStart(12, '0')}`;
      const state = STATES[(n * 7) % STATES.length];
      return {
        id,
        topic: topic as Topic,
        text,
        state,
        n,
        type: n % 10 === 9 ? ('consultant' as const) : TYPES[place],
        focusAreas: [...TOPICS[topic as Topic]],
        founded: 1984 + ((n * 13) % 38),
        isVerified: n % 3 === 0,
        amount: (AMOUNTS_IN_LAKH[n % AMOUNTS_IN_LAKH.length] ?? 0) * LAKH,
      };
    }),
  );

/** Inserts them as members with a confirmed email. The name says nothing; the text is the summary. */
export async function insertMoreMembers(client: pg.Client): Promise<void> {
  for (const { id, n, type, text, focusAreas, state, founded, isVerified, amount } of moreMembers()) {
    await client.query(
      `insert into accounts (id, email, password_hash, email_confirmed_at, created_at)
        values ($1, $2, 'nobody signs in', now(), now() - $3 * interval '1 day')`,
      [id, `member${n}@match.example`, 30 + n],
    );
    await client.query(
      `insert into profiles (id, organization_type, full_name, organization_name, short_summary, focus_areas,
          headquarters_state, operating_regions, year_established, documents_checked_on, documents_checked_until, created_at)
        values ($1, $2, $3, $3, $4, $5, $6, array[$6], $7, case when $8 then current_date - 9 end,
          case when $8 then current_date + 600 end, now() - $9 * interval '1 day')`,
      [id, type, `Member ${n + 1}`, text, focusAreas, state, founded, isVerified, 30 + n],
    );
    await client.query('insert into profile_details (id) values ($1) on conflict do nothing', [id]);
    await client.query(
      `insert into user_projects (id, user_id, title, status, budget) values (gen_random_uuid(), $1, 'Work', 'Completed', $2)`,
      [id, amount],
    );
  }
}
