import type { User } from '#features/accounts/account/accounts.contract.ts';
import { checkSession, signOut } from '#features/accounts/sessions/sessions.contract.ts';
import { getProfile } from '#features/profiles/profile/profiles.contract.ts';
import { call } from '#platform/web/client.ts';

/**
 * The signed-in user: from the auth check, else from the own profile (specification part 1, section 4).
 * @throws CallFailure when neither answered.
 */
export async function loadUser(): Promise<User | null> {
  const { user } = await call(checkSession).catch(() => ({ user: null }));
  return user ?? userFromProfile();
}

async function userFromProfile(): Promise<User | null> {
  const profile = await call(getProfile);
  return {
    id: profile.id,
    // The profile does not say who the person is. The least is assumed until the next check.
    account_id: profile.id,
    role: 'viewer',
    person_name: null,
    email: profile.email,
    email_confirmed: profile.email_confirmed,
    full_name: profile.full_name,
    organization_name: profile.organization_name,
    is_admin: profile.role === 'admin',
    ...(profile.avatar_url && { avatar_url: profile.avatar_url }),
  };
}

export async function endSession(refreshToken: string): Promise<void> {
  await call(signOut, { body: { refresh_token: refreshToken } });
}
