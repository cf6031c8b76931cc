import { FieldConflict } from './field-conflict.tsx';

interface RecordConflictProps<Field extends string> {
  /** What both saves have changed. */
  fields: string[];
  /** What each field is called, in the order of the form. */
  labels: Record<Field, string>;
  /** The stored value of a field in words. */
  theirs: (field: Field) => string | null;
  mine: (field: Field) => string | null;
  onChoose: (theirs: string[]) => void;
  onBack: () => void;
}

/** Where two saves have changed the same fields of a service or project, in its dialog's place of the form. */
export function RecordConflict<Field extends string>(props: RecordConflictProps<Field>) {
  const { fields, labels, theirs, mine, onChoose, onBack } = props;
  const inOrder = (Object.keys(labels) as Field[]).filter((name) => fields.includes(name));
  return (
    <FieldConflict
      fields={inOrder.map((name) => ({
        name,
        label: labels[name],
        theirs: theirs(name),
        mine: mine(name),
      }))}
      onChoose={onChoose}
      onBack={onBack}
    />
  );
}
