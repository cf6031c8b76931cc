import type { Role } from '#platform/contract/people/roles.ts';
import { newId } from '#platform/server/ids.ts';
import { createMember, signIn, type TestMember } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';

/** A person who works for a member's profile in a role and has none of their own. */
export async function addColleague(
  app: TestApp,
  { id: profileId }: Pick<TestMember, 'id'>,
  role: Role,
  name = `Colleague ${newId().slice(-12)}`,
): Promise<TestMember> {
  const person = await createMember(app);
  await app.sql('insert into memberships (account_id, profile_id, role) values ($1, $2, $3)', [
    person.id,
    profileId,
    role,
  ]);
  await app.sql('delete from profiles where id = $1', [person.id]);
  await app.sql('update accounts set person_name = $2 where id = $1', [person.id, name]);
  return { ...person, ...(await signIn(app, person.email)) };
}
