import { useForm } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure, type ErrorCode } from '#platform/contract/errors.ts';
import { showFieldErrors } from '#platform/web/form-errors.ts';
import type { MergeRules, Rebase } from './merging.rules.ts';

/** Another save has changed the same fields since the form was opened (see `field-versions.rules.ts`). */
const CONFLICTS: ErrorCode[] = [
  'PROFILE_CHANGED',
  'SERVICE_CHANGED',
  'PROJECT_CHANGED',
  'COLLABORATION_CHANGED',
  'MILESTONE_CHANGED',
  'REPORT_CHANGED',
];

interface FormRules<Values extends object> {
  initialValues: Values;
  /** Returns the messages by field. */
  validate: (values: Values) => Record<string, string>;
  validateInputOnBlur?: boolean;
}

const useFormOf = <Values extends object>(rules: FormRules<Values>) => useForm<Values>(rules);
export type FormOf<Values extends object> = ReturnType<typeof useFormOf<Values>>;

interface MergedSaving<Stored, Values extends object, Changes extends object, Sent>
  extends MergeRules<Stored, Values, Changes> {
  /** The record that the form opens with. Later reads do not replace it: the member has not seen them. */
  stored: Stored;
  /** Returns the messages by field. */
  errorsOf: (values: Values, base: Stored) => Record<string, string>;
  validateInputOnBlur?: boolean;
  rebase: (values: Values, change: Rebase<Stored>) => Values;
  update: UseMutationResult<NonNullable<Stored>, Error, Sent>;
  /** Returns the request body for the changes. */
  bodyOf: (changes: Changes, base: Stored, values: Values) => Sent;
  readLatest: (base: Stored) => Promise<Stored>;
  /** Called if nothing differs from the stored record. */
  onUnchanged: () => void;
  onSaved: (saved: NonNullable<Stored>, values: Values, changes: Changes) => void;
  /** Called if a save failed for another reason than a conflict, which the member resolves. */
  onFailed?: () => void;
}

/**
 * Returns a form over a stored record and the functions that save it. Only changed fields are sent. If another save
 * has changed the same fields since the form was opened, the member chooses which value to keep.
 */
export function useMergedSaving<Stored, Values extends object, Changes extends object, Sent>(
  options: MergedSaving<Stored, Values, Changes, Sent>,
) {
  const { valuesOf, changesOf, update } = options;
  const [base, setBase] = useState(options.stored);
  const [conflict, setConflict] = useState<{ latest: Stored; fields: string[] } | null>(null);
  const form = useFormOf<Values>({
    initialValues: valuesOf(base),
    validate: (values) => options.errorsOf(values, base),
    validateInputOnBlur: options.validateInputOnBlur,
  });

  const startFrom = (latest: Stored, values: Values) => {
    setBase(latest);
    setConflict(null);
    form.setInitialValues(valuesOf(latest));
    form.setValues(values);
  };
  const loadConflict = async (error: unknown): Promise<boolean> => {
    if (!(error instanceof CallFailure && CONFLICTS.includes(error.code))) return false;
    const latest = await options.readLatest(base).catch(() => null);
    if (latest) setConflict({ latest, fields: Object.keys(error.fields ?? {}) });
    return latest !== null;
  };
  const save = (values: Values, over = base) => {
    const changes = changesOf(values, over);
    if (Object.keys(changes).length === 0) return options.onUnchanged();
    update.mutate(options.bodyOf(changes, over, values), {
      onSuccess: (saved) => options.onSaved(saved, values, changes),
      onError: async (error) => {
        if (await loadConflict(error)) return;
        options.onFailed?.();
        showFieldErrors(form, error, (name) => name.split('.')[0] ?? name);
      },
    });
  };
  return {
    form,
    /** The record that the form's values are compared with. */
    base,
    /** Starts again from the latest stored record, with these values in the form. */
    startFrom,
    save,
    isSaving: update.isPending,
    isSaved: update.isSuccess,
    error: conflict ? null : update.error,
    conflict,
    /** Saves again, keeping the other save's values in the fields `theirs`. */
    resolveConflict: (theirs: string[]) => {
      if (!conflict) return;
      const { latest } = conflict;
      const values = options.rebase(form.getValues(), { base, latest, theirs });
      startFrom(latest, values);
      save(values, latest);
    },
    dismissConflict: () => setConflict(null),
  };
}
