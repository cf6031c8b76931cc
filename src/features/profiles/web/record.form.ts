import type { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AppError } from '#platform/contract/errors.ts';

/** A service or project as the server keeps it. */
interface StoredRecord {
  id: string;
  version: number;
}

/** How a record and the form that changes it belong together. The form's fields are those of the input. */
interface RecordRules<Stored, Values, Input> {
  /** The form's values for a record, or for a new one. */
  valuesOf: (record: Stored | null) => Values;
  toInput: (values: Values) => Input;
}

type FormOf<Values extends object> = Pick<
  ReturnType<typeof useForm<Values>>,
  'setInitialValues' | 'reset' | 'getValues' | 'setValues'
>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What an update sends: only the fields that differ from the record that the form was opened with. */
export function changedInput<Stored extends StoredRecord, Values extends object, Input extends object>(
  { valuesOf, toInput }: RecordRules<Stored, Values, Input>,
  values: Values,
  base: Stored,
): Partial<Input> {
  const before = toInput(valuesOf(base)) as Record<string, unknown>;
  const changed = Object.entries(toInput(values)).filter(([field, value]) => !isSame(value, before[field]));
  return Object.fromEntries(changed) as Partial<Input>;
}

/** The form's values over what another save has stored meanwhile: the changes made here stay, but for `theirs`. */
export function rebasedRecord<Stored extends StoredRecord, Values extends object, Input extends object>(
  rules: RecordRules<Stored, Values, Input>,
  values: Values,
  { base, latest, theirs }: { base: Stored; latest: Stored; theirs: string[] },
): Values {
  const mine = Object.keys(changedInput(rules, values, base)).filter((field) => !theirs.includes(field));
  const kept = Object.fromEntries(mine.map((field) => [field, values[field as keyof Values]]));
  return { ...rules.valuesOf(latest), ...kept };
}

const isConflict = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'SERVICE_CHANGED' || error.code === 'PROJECT_CHANGED');

/** The record that a dialog's form changes, and what another save has made of it meanwhile. */
export function useRecordBase<Stored extends StoredRecord, Values extends object, Input extends object>(
  form: FormOf<Values>,
  rules: RecordRules<Stored, Values, Input>,
  /** Reads the record anew. */
  read: (id: string) => Promise<Stored>,
) {
  const [base, setBase] = useState<Stored | null>(null);
  const [conflict, setConflict] = useState<{ latest: Stored; fields: string[] } | null>(null);
  return {
    base,
    conflict,
    /** Fills the form for a record, or for a new one. */
    start: (record: Stored | null) => {
      setBase(record);
      setConflict(null);
      form.setInitialValues(rules.valuesOf(record));
      form.reset();
    },
    /** Asks the member where a save was refused because of another one. @returns whether that was the reason. */
    noteConflict: async (error: unknown): Promise<boolean> => {
      if (!base || !isConflict(error)) return false;
      const latest = await read(base.id).catch(() => null);
      if (latest) setConflict({ latest, fields: Object.keys(error.fields ?? {}) });
      return latest !== null;
    },
    forgetConflict: () => setConflict(null),
    /** Lets the other save stand in the fields `theirs`. @returns what is to be saved now, over which record. */
    settle: (theirs: string[]): { values: Values; over: Stored } | null => {
      if (!base || !conflict) return null;
      const { latest } = conflict;
      const values = rebasedRecord(rules, form.getValues(), { base, latest, theirs });
      setBase(latest);
      setConflict(null);
      form.setInitialValues(rules.valuesOf(latest));
      form.setValues(values);
      return { values, over: latest };
    },
  };
}

/** Closes a dialog when the address changes: it shows another page of the list then. */
export function useLeftBehind(close: () => void): void {
  const { search } = useLocation();
  const shown = useRef(search);
  useEffect(() => {
    if (search === shown.current) return;
    shown.current = search;
    close();
  }, [search, close]);
}
