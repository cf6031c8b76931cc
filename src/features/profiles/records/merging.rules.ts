/** Conversions between a stored record and its form. The form's fields are those of the request. */
export interface MergeRules<Stored, Values extends object, Changes extends object> {
  /** Returns the form's values for a stored record. */
  valuesOf: (stored: Stored) => Values;
  /** Returns the fields that differ from the record that the form was opened with, as they are sent. */
  changesOf: (values: Values, base: Stored) => Changes;
}

/** The record that a form was opened with, the record as another save left it, and the fields that keep the other save's value. */
export interface Rebase<Stored> {
  base: Stored;
  latest: Stored;
  theirs: string[];
}

/** Returns the form's values on top of what another save has stored: changes made here stay, except in `theirs`. */
export function rebased<Stored, Values extends object, Changes extends object>(
  { valuesOf, changesOf }: MergeRules<Stored, Values, Changes>,
  values: Values,
  { base, latest, theirs }: Rebase<Stored>,
): Values {
  const mine = Object.keys(changesOf(values, base)).filter((field) => !theirs.includes(field));
  const kept = Object.fromEntries(mine.map((field) => [field, values[field as keyof Values]]));
  return { ...valuesOf(latest), ...kept };
}
