import { isThere } from '#features/collaborations/readers/readers.repository.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Finds the closing notes of a collaboration, the first written first; each participant has at most one. */
export const findClosingNotes = (db: Db, collaborationId: string) =>
  db
    .selectFrom('collaboration_closing_notes as n')
    .innerJoin('collaboration_participants as p', 'p.id', 'n.participant_id')
    .select(['n.participant_id', 'n.note', 'n.written_at', 'p.name', 'p.profile_id'])
    .where('p.collaboration_id', '=', collaborationId)
    .orderBy('n.written_at')
    .orderBy('n.participant_id')
    .execute();

interface OwnNote {
  profileId: string;
  accountId: string;
  note: string;
  at: Date;
}

/** Stores the note of a member that takes part, in place of an earlier one. */
export async function upsertClosingNote(
  db: Db,
  collaborationId: string,
  { profileId, accountId, note, at }: OwnNote,
): Promise<void> {
  await db
    .insertInto('collaboration_closing_notes')
    .columns(['participant_id', 'note', 'written_by', 'written_at'])
    .expression((eb) =>
      eb
        .selectFrom('collaboration_participants as p')
        .select((own) => [
          'p.id',
          own.val(note).as('note'),
          own.cast<string>(own.val(accountId), 'uuid').as('written_by'),
          own.cast<string>(own.val(at), 'timestamptz').as('written_at'),
        ])
        .where('p.collaboration_id', '=', collaborationId)
        .where('p.profile_id', '=', profileId),
    )
    .onConflict((conflict) =>
      conflict.column('participant_id').doUpdateSet((row) => ({
        note: row.ref('excluded.note'),
        written_by: row.ref('excluded.written_by'),
        written_at: row.ref('excluded.written_at'),
      })),
    )
    .execute();
}

/** Finds the closing notes that a member wrote. */
export const findNotesOfMember = (db: Db, memberId: string) =>
  db
    .selectFrom('collaboration_closing_notes as n')
    .innerJoin('collaboration_participants as p', 'p.id', 'n.participant_id')
    .select(['p.collaboration_id', 'n.note', 'n.written_at'])
    .where((eb) => eb.or([eb('p.profile_id', '=', memberId), eb('p.left_profile_id', '=', memberId)]))
    .where(isThere('p.collaboration_id'))
    .orderBy('n.written_at')
    .execute();

/** Deletes the closing notes of a member, also of collaborations that the member has left. */
export async function deleteNotesOfMember(db: Db, memberId: string): Promise<void> {
  await db
    .deleteFrom('collaboration_closing_notes')
    .where('participant_id', 'in', (eb) =>
      eb
        .selectFrom('collaboration_participants as p')
        .select('p.id')
        .where((one) =>
          one.or([one('p.profile_id', '=', memberId), one('p.left_profile_id', '=', memberId)]),
        ),
    )
    .execute();
}
