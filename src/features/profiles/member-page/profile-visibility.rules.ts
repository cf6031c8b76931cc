import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import {
  CONTACT_SWITCHES,
  type ContactSwitch,
} from '#features/profiles/profile/profile-settings.contract.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';

/** Fields that hold a contact detail. */
const CONTACT_FIELDS = Object.values(CONTACT_SWITCHES).flat();

const without = <P extends object>(profile: P, fields: readonly (keyof P)[]): P => ({
  ...profile,
  ...Object.fromEntries(fields.map((field) => [field, null])),
});

type WithContacts = Pick<Profile, (typeof CONTACT_FIELDS)[number]>;

/** Returns the profile without the contact details that its member hides, as other members see it. */
export function asMembersSee<P extends WithContacts & Pick<Profile, ContactSwitch>>(profile: P): P {
  const switches = Object.keys(CONTACT_SWITCHES) as ContactSwitch[];
  return without(
    profile,
    switches.filter((name) => !profile[name]).flatMap((name) => CONTACT_SWITCHES[name]),
  );
}

/** Returns the profile without contact details, as members see it before they confirm their own email. */
export const asUnconfirmedSee = <P extends WithContacts>(profile: P): P => without(profile, CONTACT_FIELDS);

/** Returns the profile without contact details and without the name of an organisation's contact person. */
export function asVisitorsSee<P extends WithContacts & Pick<Profile, 'full_name' | 'organization_name'>>(
  profile: P,
): P {
  return { ...without(profile, CONTACT_FIELDS), full_name: memberName(profile) };
}
