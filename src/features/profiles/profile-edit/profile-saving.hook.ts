import { useLatestProfile, useUpdateProfile } from '#features/profiles/profile/profile.api.ts';
import {
  bodyOf,
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
import { showToast } from '#platform/web/toast.ts';
import { checkedFieldsIn } from './checked-fields.rules.ts';

interface SavingOptions {
  /** Returns the messages by field. */
  errorsOf?: (values: ProfileValues, base: Profile) => Record<string, string>;
  /** Returns the values to send; by default unchanged. */
  toSend?: (values: ProfileValues) => ProfileValues;
  /** Called if nothing differs from the stored profile. */
  onUnchanged: () => void;
  /** @param fields number of fields sent. */
  onSaved: (fields: number) => void;
  /** Text of the toast if saving fails, and title of the message in the form. */
  failed: string;
}

/** Returns a form over the own profile and the functions that save it. */
export function useProfileSaving(profile: Profile, options: SavingOptions) {
  const { errorsOf = profileErrors, toSend = (values) => values, onUnchanged, onSaved, failed } = options;
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
    bodyOf,
    readLatest: useLatestProfile(),
    onUnchanged,
    onSaved: (saved, sent, changes) => {
      // Text typed while waiting for the answer is not saved yet.
      const typed = Object.entries(saving.form.getValues()).filter(
        ([field, value]) => value !== sent[field as ProfileField],
      );
      saving.startFrom(saved, { ...profileValues(saved), ...Object.fromEntries(typed) });
      if (saved.full_name !== user?.full_name) void refresh();
      onSaved(Object.keys(changes).length);
    },
    onFailed: () => showToast({ id: 'save-failed', title: 'Error', message: failed, tone: 'error' }),
  });
  const changed = changesOf(saving.form.values, saving.base);
  return {
    ...saving,
    failed,
    /** Number of fields that differ from the stored profile. */
    changes: Object.keys(changed).length,
    /** Changed fields that end the verification. */
    checked: checkedFieldsIn(changed, saving.base),
  };
}
export type ProfileSaving = ReturnType<typeof useProfileSaving>;
