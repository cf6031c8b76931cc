import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError } from '#platform/web/form-errors.ts';
import { showToast, type Toast } from '#platform/web/toast.ts';
import { type FormOf, useMergedSaving } from './merged-saving.hook.ts';
import { rebased } from './merging.rules.ts';
import { RecordConflict } from './record-conflict.tsx';
import {
  capitalized,
  mergeRules,
  type RecordKind,
  type RecordToSave,
  type StoredRecord,
} from './record-kind.rules.ts';
import { type ChangeBeside, type Changer, TheirChange } from './their-change.tsx';
import { useTheirChanges } from './their-changes.hook.ts';

/** The props of a field of Mantine that show below its input what another save has made of it. */
interface BesideProps {
  inputContainer?: (input: ReactNode) => ReactNode;
}

const besideInput = (change: ChangeBeside | null): BesideProps =>
  change
    ? {
        inputContainer: (input) => (
          <>
            {input}
            <TheirChange change={change} />
          </>
        ),
      }
    : {};

interface RecordEditorProps<Stored extends StoredRecord, Values extends object, Input extends object> {
  kind: RecordKind<Stored, Values, Input>;
  /** The record to change; null for a new one. */
  record: Stored | null;
  update: UseMutationResult<Stored, Error, RecordToSave<Input>>;
  /** Reads a record again after another save has changed it. */
  readLatest: (id: string) => Promise<Stored>;
  /** Action offered in the notice of a new record. */
  nextStep?: (added: Stored) => Pick<Toast, 'duration' | 'action'>;
  opened: boolean;
  /** Called with the record as it is stored, before the dialog closes. */
  onSaved?: (saved: Stored) => void;
  onClose: () => void;
  /** The record as it is stored now, where the page hears of other saves: they are shown beside the fields. */
  latest?: Stored | null;
  /** Returns who has changed a field last, and when, where the page knows. */
  changedBy?: (name: keyof Values & string) => Changer | null;
  /** @param beside the props that show at a field what another save has made of it. */
  renderFields: (form: FormOf<Values>, beside: (name: keyof Values & string) => BesideProps) => ReactNode;
}

/**
 * Dialog that publishes or changes a service or a project. Pass a new `key` at each opening: the form starts from the
 * record as it was then.
 */
export function RecordEditor<Stored extends StoredRecord, Values extends object, Input extends object>(
  props: RecordEditorProps<Stored, Values, Input>,
) {
  const { kind, record, update, readLatest, nextStep, latest = null, changedBy } = props;
  const { opened, onSaved, onClose, renderFields } = props;
  const { one, toInput } = kind;
  const rules = mergeRules(kind);
  const saving = useMergedSaving<Stored | null, Values, Partial<Input>, RecordToSave<Input>>({
    ...rules,
    stored: record,
    errorsOf: kind.errorsOf,
    rebase: (values, change) => rebased(rules, values, change),
    update,
    bodyOf: (changes, base, values) =>
      base ? { id: base.id, body: { ...changes, version: base.version } } : { body: toInput(values) },
    readLatest: async (base) => base && readLatest(base.id),
    onUnchanged: onClose,
    onSaved: (saved) => {
      showToast({
        title: `${capitalized(one)} ${record ? 'saved' : 'added'}`,
        message: saved.title,
        tone: 'success',
        ...(!record && nextStep?.(saved)),
      });
      onSaved?.(saved);
      onClose();
    },
  });
  const { form, conflict, error } = saving;
  const changeOf = useTheirChanges({ kind, rules, saving, latest, changedBy });
  return (
    <RecordDialog
      opened={opened}
      title={record ? `Edit ${one}` : `Add a ${one}`}
      submitLabel={record ? 'Save changes' : `Add ${one}`}
      unsaved={form.isDirty() && !saving.isSaved}
      busy={saving.isSaving}
      failure={error && { title: `Failed to save ${one}. Please try again.`, error: error }}
      conflict={
        conflict && (
          <RecordConflict
            kind={kind}
            fields={conflict.fields}
            theirs={kind.valuesOf(conflict.latest)}
            mine={form.values}
            onChoose={saving.resolveConflict}
            onBack={saving.dismissConflict}
          />
        )
      }
      onSubmit={form.onSubmit(
        (values) => saving.save(values),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      {renderFields(form, (name) => besideInput(changeOf(name)))}
    </RecordDialog>
  );
}
