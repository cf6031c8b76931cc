import { loadAccountsDemo } from '#features/accounts/account/accounts.demo.ts';
import { loadColleaguesDemo } from '#features/accounts/memberships/colleagues.demo.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { hashPassword } from '#platform/server/passwords/password-hashing.ts';
import { type demoMembers, loadProfilesDemo } from './profiles.demo.ts';

/** Loads the demo members: their accounts, their profiles and the colleagues of some. */
export async function loadMembersDemo(
  db: Db,
  { now, members }: { now: Date; members: ReturnType<typeof demoMembers> },
): Promise<void> {
  await loadAccountsDemo(db, { members, hashPassword });
  await loadProfilesDemo(db, { now });
  await loadColleaguesDemo(db, { now, members, hashPassword });
}
