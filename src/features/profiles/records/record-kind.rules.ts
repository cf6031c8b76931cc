import type { MergeRules } from './merging.rules.ts';

/** A service, project or collaboration as the server stores it. */
export interface StoredRecord {
  id: string;
  title: string;
  version: number;
}

/** A kind of record and the form that writes it. The form's fields are those of the request. */
export interface RecordKind<Stored extends StoredRecord, Values extends object, Input extends object> {
  /** "service", "project" or "collaboration". */
  one: string;
  /** Returns the form's values for a record, or for a new one. */
  valuesOf: (record: Stored | null) => Values;
  /** Returns the request body for the form's values. */
  toInput: (values: Values) => Input;
  /** Returns the messages by field; empty if the record can be sent. */
  errorsOf: (values: Values) => Record<string, string>;
  /** Labels of the fields, in the order of the form. */
  labels: Record<keyof Values, string>;
  /** Who else saves such records, in words; by default only the member, in another tab or on another device. */
  savedBy?: string;
  /** Returns a field of the form in words, or null if it is empty. */
  shownValue: (field: keyof Values, values: Values) => string | null;
}

/** A new record, or changes of the one with this id. */
export type RecordToSave<Input> =
  | { id?: undefined; body: Input }
  | { id: string; body: Partial<Input> & { version: number } };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the merge rules of a kind of record; a new record sends all its fields. */
export function mergeRules<Stored extends StoredRecord, Values extends object, Input extends object>({
  valuesOf,
  toInput,
}: RecordKind<Stored, Values, Input>): MergeRules<Stored | null, Values, Partial<Input>> {
  return {
    valuesOf,
    changesOf: (values, base) => {
      const input = toInput(values);
      if (!base) return input;
      const before = toInput(valuesOf(base)) as Record<string, unknown>;
      const changed = Object.entries(input).filter(([field, value]) => !isSame(value, before[field]));
      return Object.fromEntries(changed) as Partial<Input>;
    },
  };
}

/** Returns the word with a capital, to start a notice: `Service`. */
export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
