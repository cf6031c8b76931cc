import type { MergeRules } from './merging.rules.ts';

/** A service or project as the server keeps it. */
export interface StoredRecord {
  id: string;
  title: string;
  version: number;
}

/** How a kind of record and the form that writes it belong together. The form's fields are those of the input. */
export interface RecordKind<Stored extends StoredRecord, Values extends object, Input extends object> {
  /** "service" or "project". */
  one: string;
  /** The form's values for a record, or for a new one. */
  valuesOf: (record: Stored | null) => Values;
  /** The request body for what the form holds. */
  toInput: (values: Values) => Input;
  /** Field name to what is wrong with it; empty when the record can be sent. */
  errorsOf: (values: Values) => Record<string, string>;
  /** What each field is called, in the order of the form. */
  labels: Record<keyof Values, string>;
  /** A field of the form in words; null for none. */
  shownValue: (field: keyof Values, values: Values) => string | null;
}

/** A new record, or changes of the one with this id. */
export type RecordToSave<Input> =
  | { id?: undefined; body: Input }
  | { id: string; body: Partial<Input> & { version: number } };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** How a record is merged; of a new one everything is sent. */
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

/** `Service`: the first word of a notice. */
export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
