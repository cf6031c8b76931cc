import { useLatestProfile, useUpdateProfile } from '#features/profiles/profile/profile.api.ts';
import {
  changedFields,
  type ProfileValues,
  profileErrors,
  profileValues,
  rebasedValues,
} from '#features/profiles/profile/profile.form.ts';
import type { ProfileField } from '#features/profiles/profile/profile-fields.rules.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { useMergedSaving } from '#features/profiles/records/merged-saving.hook.ts';
import { useSession } from '#platform/web/session.tsx';
import { checkedFieldsIn } from './checked-fields.rules.ts';

interface SavingOptions {
  /** What is wrong with the values, by field. */
  errorsOf?: (values: ProfileValues, base: Profile) => Record<string, string>;
  /** The values as they are sent; as they are unless told. */
  toSend?: (values: ProfileValues) => ProfileValues;
  /** Nothing differs from what is stored. */
  onUnchanged: () => void;
  /** @param fields how many were sent. */
  onSaved: (fields: number) => void;
}

/** A form over the own profile and how it is saved. */
export function useProfileSaving(profile: Profile, options: SavingOptions) {
  const { errorsOf = profileErrors, toSend = (values) => values, onUnchanged, onSaved } = options;
  const { user, refresh } = useSession();
  const changesOf = (values: ProfileValues, base: Profile) => changedFields(toSend(values), base);
  const saving = useMergedSaving({
    stored: profile,
    valuesOf: profileValues,
    changesOf,
    errorsOf,
    validateInputOnBlur: true,
    rebase: rebasedValues,
    update: useUpdateProfile(),
    bodyOf: (changes, { version }) => ({ ...changes, version }),
    readLatest: useLatestProfile(),
    onUnchanged,
    onSaved: (saved, sent, changes) => {
      // What was typed while the answer was under way is not saved yet.
      const typed = Object.entries(saving.form.getValues()).filter(
        ([field, value]) => value !== sent[field as ProfileField],
      );
      saving.startFrom(saved, { ...profileValues(saved), ...Object.fromEntries(typed) });
      if (saved.full_name !== user?.full_name) void refresh();
      onSaved(Object.keys(changes).length);
    },
  });
  const changed = changesOf(saving.form.values, saving.base);
  return {
    ...saving,
    /** How many fields differ from what is stored. */
    changes: Object.keys(changed).length,
    /** Those that take the verification back. */
    checked: checkedFieldsIn(changed, saving.base),
  };
}
export type ProfileSaving = ReturnType<typeof useProfileSaving>;
