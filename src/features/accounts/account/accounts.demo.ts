import type { Db } from '#platform/server/database/connect.ts';

/** Demo accounts to sign in with; printed at start. */
export const DEMO_SIGN_INS = [
  { role: 'Corporate', email: 'csr@tungavarna.example', password: 'demo-corporate' },
  { role: 'NGO', email: 'programmes@aksharvan.example', password: 'demo-ngo' },
  { role: 'Admin', email: 'admin@dayitva.example', password: 'demo-admin' },
];

/** Password of all other demo accounts; hashed once because hashing is slow. */
const OTHERS_PASSWORD = 'demo-member';

interface DemoAccounts {
  /** Every demo member. The profile has the same id. */
  members: { id: string; email: string; isAdmin: boolean; joinedAt: Date }[];
  hashPassword(plain: string): Promise<string>;
}

/**
 * Inserts an account with a confirmed email for every demo member.
 * @throws Error when a printed sign-in belongs to no member.
 */
export async function loadAccountsDemo(db: Db, { members, hashPassword }: DemoAccounts): Promise<void> {
  const strangers = DEMO_SIGN_INS.filter(({ email }) => !members.some((member) => member.email === email));
  if (strangers.length > 0) throw new Error(`no demo member has ${strangers.map(({ email }) => email)}`);
  const hashes = new Map<string, string>();
  for (const { email, password } of DEMO_SIGN_INS) hashes.set(email, await hashPassword(password));
  const othersHash = await hashPassword(OTHERS_PASSWORD);
  await db
    .insertInto('accounts')
    .values(
      members.map(({ id, email, isAdmin, joinedAt }) => ({
        id,
        email,
        password_hash: hashes.get(email) ?? othersHash,
        email_confirmed_at: joinedAt,
        is_admin: isAdmin,
        is_demo: true,
        created_at: joinedAt,
      })),
    )
    .execute();
}
