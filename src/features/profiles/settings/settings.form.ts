import { type ProfileValues, profileErrors } from '#features/profiles/profile/profile.form.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';

const NO_NAME = 'Organization name or full name is required';

const isBlank = (value: string) => value.trim() === '';

/** Fills an empty full name with the organisation's name, as at sign-up: one of the two is enough. */
export const withName = (values: ProfileValues): ProfileValues =>
  isBlank(values.full_name) ? { ...values, full_name: values.organization_name } : values;

/** Returns the messages by field, in the order of the page (specification part 1, section 5, "Settings form"). */
export function settingsErrors(values: ProfileValues, base: Profile): Record<string, string> {
  const errors = profileErrors(withName(values), base);
  if (!isBlank(values.full_name) || !isBlank(values.organization_name)) return errors;
  const { full_name, ...others } = errors;
  return { organization_name: NO_NAME, ...others };
}
