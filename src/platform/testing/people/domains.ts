import { HOUR_MS } from '#platform/contract/durations.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import type { TestMember } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';

/** A claim of the domain of an address. @returns its id, and the token of its link while it waits. */
export async function addClaim(
  app: TestApp,
  { id: profileId }: Pick<TestMember, 'id'>,
  email: string,
  { confirmed = false } = {},
): Promise<{ id: string; token: string }> {
  const id = crypto.randomUUID();
  const token = newOpaqueToken();
  await app.sql(
    `insert into domain_claims (id, profile_id, domain, email, token_hash, expires_at, confirmed_at)
      values ($1, $2, split_part($3, '@', 2), $3, $4, $5, $6)
      on conflict (domain) where confirmed_at is not null do update set profile_id = excluded.profile_id`,
    [
      ...[id, profileId, email],
      ...(confirmed ? [null, null, new Date()] : [hashToken(token), new Date(Date.now() + HOUR_MS), null]),
    ],
  );
  return { id, token };
}

/** A link to ask to join with. @returns its token. */
export async function addJoinLink(app: TestApp, email: string): Promise<string> {
  const token = newOpaqueToken();
  await app.sql(
    `insert into join_links (token_hash, email, expires_at) values ($1, $2, now() + interval '1 hour')
      on conflict (email) do update set token_hash = excluded.token_hash`,
    [hashToken(token), email],
  );
  return token;
}

/** A request of a person that waits for a profile. @returns its id. */
export async function addJoinRequest(
  app: TestApp,
  profile: Pick<TestMember, 'id'>,
  person: Pick<TestMember, 'id' | 'email'>,
): Promise<string> {
  const id = crypto.randomUUID();
  await app.sql(
    `insert into join_requests (id, profile_id, account_id, email, expires_at)
      values ($1, $2, $3, $4, now() + interval '30 days')`,
    [id, profile.id, person.id, person.email],
  );
  return id;
}
