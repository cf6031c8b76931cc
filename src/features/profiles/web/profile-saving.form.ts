import { useState } from 'react';
import type { Profile } from '#features/profiles/profiles.contract.ts';
import { AppError } from '#platform/contract/errors.ts';
import { showFieldErrors } from '#platform/web/form-errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { checkedFieldsIn } from './checked-fields.form.ts';
import { useLatestProfile, useUpdateProfile } from './profile.api.ts';
import {
  changedFields,
  type ProfileField,
  type ProfileValues,
  profileErrors,
  profileValues,
  rebasedValues,
  useProfileForm,
} from './profile.form.ts';

interface Conflict {
  latest: Profile;
  fields: ProfileField[];
}

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

/**
 * A form over the own profile and how it is saved: only what was changed is sent, and where another save has changed
 * the same since the form was opened, the member chooses.
 */
export function useProfileSaving(profile: Profile, options: SavingOptions) {
  const { errorsOf = profileErrors, toSend = (values) => values, onUnchanged, onSaved } = options;
  // What is read anew meanwhile must not pass for what the member has seen.
  const [base, setBase] = useState(profile);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { user, refresh } = useSession();
  const update = useUpdateProfile();
  const readLatest = useLatestProfile();
  const form = useProfileForm(base, errorsOf);

  const startFrom = (latest: Profile, values: ProfileValues) => {
    setBase(latest);
    form.setInitialValues(profileValues(latest));
    form.setValues(values);
  };
  const keep = (saved: Profile, sent: ProfileValues) => {
    // What was typed while the answer was under way is not saved yet.
    const typed = Object.entries(form.getValues()).filter(
      ([field, value]) => value !== sent[field as ProfileField],
    );
    startFrom(saved, { ...profileValues(saved), ...Object.fromEntries(typed) });
  };
  const save = (values: ProfileValues, from = base) => {
    const body = changedFields(toSend(values), from);
    const fields = Object.keys(body).length;
    if (fields === 0) return onUnchanged();
    update.mutate(
      { ...body, version: from.version },
      {
        onSuccess: (saved) => {
          keep(saved, values);
          if (saved.full_name !== user?.full_name) void refresh();
          onSaved(fields);
        },
        onError: async (error) => {
          if (error instanceof AppError && error.code === 'PROFILE_CHANGED') {
            const names = Object.keys(error.fields ?? {}) as ProfileField[];
            setConflict({ latest: await readLatest(), fields: names });
          } else {
            showFieldErrors(form, error, (name) => name.split('.')[0] ?? name);
          }
        },
      },
    );
  };
  const settle = (latest: Profile, theirs: ProfileField[]) => {
    const values = rebasedValues(form.getValues(), base, latest, theirs);
    setConflict(null);
    startFrom(latest, values);
    save(values, latest);
  };

  const changed = changedFields(toSend(form.values), base);
  return {
    form,
    base,
    save,
    /** How many fields differ from what is stored. */
    changes: Object.keys(changed).length,
    /** Those that take the verification back. */
    checked: checkedFieldsIn(changed, base),
    isSaving: update.isPending,
    error: conflict ? null : update.error,
    conflict,
    settle,
    closeConflict: () => setConflict(null),
  };
}
