import { FieldConflict } from './field-conflict.tsx';
import type { RecordKind, StoredRecord } from './record-kind.rules.ts';

interface RecordConflictProps<Stored extends StoredRecord, Values extends object, Input extends object> {
  kind: RecordKind<Stored, Values, Input>;
  /** Names of the fields that both saves have changed. */
  fields: string[];
  theirs: Values;
  mine: Values;
  onChoose: (theirs: string[]) => void;
  onBack: () => void;
}

/** Replaces the form in the dialog when two saves have changed the same fields of a service or project. */
export function RecordConflict<Stored extends StoredRecord, Values extends object, Input extends object>(
  props: RecordConflictProps<Stored, Values, Input>,
) {
  const { kind, fields, theirs, mine, onChoose, onBack } = props;
  const inOrder = (Object.keys(kind.labels) as (keyof Values & string)[]).filter((name) =>
    fields.includes(name),
  );
  return (
    <FieldConflict
      savedBy={kind.savedBy}
      fields={inOrder.map((name) => ({
        name,
        label: kind.labels[name],
        theirs: kind.shownValue(name, theirs),
        mine: kind.shownValue(name, mine),
      }))}
      onChoose={onChoose}
      onBack={onBack}
    />
  );
}
