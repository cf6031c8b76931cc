import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/server/database/connect.ts';

/** Finds the check of papers (level 1) that counts on a day, with its papers. @param today ISO day in India. */
export const findStandingCheck = (db: Db, memberId: string, today: string) =>
  db
    .selectFrom('verification_requests as r')
    .select((row) => [
      'r.checked_on',
      'r.checked_numbers',
      jsonArrayFrom(
        row
          .selectFrom('verification_documents as d')
          .select(['d.kind', 'd.expires_on'])
          .whereRef('d.request_id', '=', 'r.id')
          .orderBy('d.position'),
      ).as('papers'),
    ])
    .where('r.member_id', '=', memberId)
    .where('r.level', '=', 1)
    .where('r.status', '=', 'granted')
    .where('r.ended_at', 'is', null)
    .where('r.valid_until', '>=', today)
    .$narrowType<{ checked_on: string }>()
    .executeTakeFirst();
