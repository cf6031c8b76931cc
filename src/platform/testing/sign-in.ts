import { hash } from '@node-rs/argon2';
import { newId } from '#platform/server/ids.ts';
import type { TestApp } from './test-app.ts';

export const TEST_PASSWORD = 'a-password-for-tests';
/** The cheapest parameters: the tests are not about how slow a guess is. */
const passwordHash = hash(TEST_PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });

export interface TestMember {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
}

export interface MemberOptions {
  type?: 'corporate' | 'ngo' | 'consultant' | 'service_provider';
  name?: string;
  confirmed?: boolean;
  /** Of the demo data, so that tests of what admins do need no authenticator app. */
  admin?: boolean;
  /** False makes an admin as outside the demo data: one who must set up a second factor first. */
  demo?: boolean;
  location?: string;
  state?: string;
}

/** A member with a profile, signed in through the API. Confirmed by default. */
export async function createMember(app: TestApp, options: MemberOptions = {}): Promise<TestMember> {
  const {
    type = 'ngo',
    confirmed = true,
    admin = false,
    demo = admin,
    location = 'Ranchi, Jharkhand',
    state = 'Jharkhand',
  } = options;
  const id = newId();
  const email = `${id}@members.example`;
  const name = options.name ?? `Member ${id.slice(-12)}`;
  await app.sql(
    `insert into accounts (id, email, password_hash, email_confirmed_at, is_admin, is_demo)
      values ($1, $2, $3, case when $4 then now() end, $5, $6)`,
    [id, email, await passwordHash, confirmed, admin, demo],
  );
  await app.sql(
    `insert into profiles (id, organization_type, full_name, organization_name, headquarters_location, headquarters_state)
      values ($1, $2, $3, $3, $4, $5)`,
    [id, type, name, location, state],
  );
  return { id, email, ...(await signIn(app, email)) };
}

/** Gives a member that `createMember` made the password of all members back. */
export const restorePassword = async (app: TestApp, { id }: { id: string }) =>
  app.sql('update accounts set password_hash = $2 where id = $1', [id, await passwordHash]);

/** A new session of a member made by `createMember`. */
export async function signIn(app: TestApp, email: string): Promise<{ token: string; refreshToken: string }> {
  const { status, body } = await app.request('POST', '/auth/signin', {
    body: { email, password: TEST_PASSWORD },
  });
  if (status !== 200) throw new Error(`sign-in of ${email} answered ${status}: ${JSON.stringify(body)}`);
  const { access_token: token, refresh_token: refreshToken } = body.data.session;
  return { token, refreshToken };
}
