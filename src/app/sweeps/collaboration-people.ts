import type { CollaborationRole } from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';

/**
 * Lets an organisation take part in a collaboration in a role; as lead it takes over from the one that leads now.
 * @returns the id of its participant.
 */
export async function addOrganisation(
  app: TestApp,
  collaborationId: string,
  { id: profileId }: TestMember,
  role: CollaborationRole,
): Promise<string> {
  const id = crypto.randomUUID();
  if (role === 'lead') {
    await app.sql(
      `update collaboration_participants set role = 'implementer' where collaboration_id = $1 and role = 'lead'`,
      [collaborationId],
    );
  }
  await app.sql(
    `insert into collaboration_participants (id, collaboration_id, profile_id, name, role)
      values ($1::uuid, $2, $3, 'Organisation ' || $1::uuid, $4)`,
    [id, collaborationId, profileId, role],
  );
  return id;
}

/** Names a person of an organisation that takes part. */
export async function addSeat(
  app: TestApp,
  participantId: string,
  person: TestMember,
  { id: profileId }: TestMember,
): Promise<void> {
  await app.sql(
    'insert into collaboration_seats (participant_id, profile_id, account_id) values ($1, $2, $3)',
    [participantId, profileId, person.id],
  );
}
