import type { Profile } from '#features/profiles/profiles.contract.ts';

/** The tab Settings of the own profile. */
export function SettingsTab({ profile }: { profile: Profile }) {
  return <p>Signed in as {profile.email}</p>;
}
