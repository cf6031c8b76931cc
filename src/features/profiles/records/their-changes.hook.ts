import { useEffect, useEffectEvent, useState } from 'react';
import type { FormOf } from './merged-saving.hook.ts';
import { type MergeRules, rebased } from './merging.rules.ts';
import type { RecordKind, StoredRecord } from './record-kind.rules.ts';
import type { ChangeBeside, Changer } from './their-change.tsx';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface TheirChanges<Stored extends StoredRecord, Values extends object, Input extends object> {
  kind: RecordKind<Stored, Values, Input>;
  rules: MergeRules<Stored | null, Values, Partial<Input>>;
  saving: {
    form: FormOf<Values>;
    base: Stored | null;
    isSaving: boolean;
    isSaved: boolean;
    startFrom: (latest: Stored | null, values: Values) => void;
  };
  /** The record as it is stored now. */
  latest: Stored | null;
  /** Returns who has changed a field last, where that is known. */
  changedBy?: ((name: keyof Values & string) => Changer | null) | undefined;
}

/**
 * Shows in an open form what others save meanwhile. A field that the member has not changed takes the new value. At a field
 * that both have changed the member chooses; until then nothing is overwritten, and a save asks.
 * @returns what to show beside a field.
 */
export function useTheirChanges<Stored extends StoredRecord, Values extends object, Input extends object>({
  kind,
  rules,
  saving,
  latest,
  changedBy,
}: TheirChanges<Stored, Values, Input>): (name: keyof Values & string) => ChangeBeside | null {
  const { form, base, isSaving, isSaved } = saving;
  /** Fields in which the member keeps the own value, with the version that it was chosen against. */
  const [kept, setKept] = useState<Partial<Record<string, number>>>({});
  const [taken, setTaken] = useState<string[]>([]);
  const isNewer = !isSaving && !isSaved && !!base && !!latest && latest.version > base.version;
  const theirs = kind.valuesOf(latest);
  const before = kind.valuesOf(base);
  const mine = isNewer ? Object.keys(rules.changesOf(form.values, base)) : [];
  const changed = (Object.keys(kind.labels) as (keyof Values & string)[]).filter(
    (name) => isNewer && !isSame(theirs[name], before[name]),
  );
  const open = changed.filter(
    (name) =>
      mine.includes(name) && !isSame(form.values[name], theirs[name]) && kept[name] !== latest?.version,
  );
  const isSettled = isNewer && open.length === 0;
  const takeOver = useEffectEvent(() => {
    saving.startFrom(latest, rebased(rules, form.values, { base, latest, theirs: [] }));
    setTaken(changed.filter((name) => !mine.includes(name)));
  });
  useEffect(() => {
    if (isSettled) takeOver();
  }, [isSettled]);

  const backTo = (name: string) => form.getInputNode(name)?.focus();
  return (name) => {
    const by = changedBy?.(name);
    if (taken.includes(name)) return { isTaken: true, by };
    if (!open.includes(name)) return null;
    return {
      isTaken: false,
      by,
      label: kind.labels[name],
      value: kind.shownValue(name, theirs),
      onUse: () => {
        form.setFieldValue(name as never, theirs[name] as never);
        backTo(name);
      },
      onKeep: () => {
        if (latest) setKept((now) => ({ ...now, [name]: latest.version }));
        backTo(name);
      },
    };
  };
}
