import type { UseMutationResult } from '@tanstack/react-query';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast, UNDO, UNDO_MS } from '#platform/web/toast.ts';
import { capitalized, type RecordKind, type RecordToSave, type StoredRecord } from './record-kind.rules.ts';

interface RecordRemovalProps<Stored extends StoredRecord, Values extends object, Input extends object> {
  kind: RecordKind<Stored, Values, Input>;
  /** The record to delete; stays set while the dialog closes. */
  record: Stored | null;
  remove: UseMutationResult<unknown, Error, string>;
  /** Publishes a record again, as the newest. */
  publish: UseMutationResult<Stored, Error, RecordToSave<Input>>;
  /** Name of what is deleted with the record for good; without it, "Undo" is offered. */
  lost?: string;
  opened: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a service or project is deleted (specification part 1, section 4). */
export function RecordRemoval<Stored extends StoredRecord, Values extends object, Input extends object>(
  props: RecordRemovalProps<Stored, Values, Input>,
) {
  const { kind, record, remove, publish, lost, opened, onRemoved, onClose } = props;
  const { one, toInput, valuesOf } = kind;
  const undo = (removed: Stored) =>
    publish.mutate(
      { body: toInput(valuesOf(removed)) },
      {
        onSuccess: ({ title }) =>
          showToast({ title: `${capitalized(one)} restored`, message: title, tone: 'success' }),
        onError: (error) =>
          showToast({
            title: `Failed to save ${one}. Please try again.`,
            message: failureText(error, ''),
            tone: 'error',
          }),
      },
    );
  const submit = (removed: Stored) =>
    remove.mutate(removed.id, {
      onSuccess: () => {
        showToast({
          title: `${capitalized(one)} deleted`,
          message: removed.title,
          tone: 'success',
          duration: UNDO_MS,
          action: lost ? undefined : { label: UNDO, run: () => undo(removed) },
        });
        onRemoved();
      },
      onError: (error) =>
        showToast({
          title: `Failed to delete ${one}. Please try again.`,
          message: failureText(error, ''),
          tone: 'error',
        }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened={opened}
      title={`Are you sure you want to delete this ${one}?`}
      confirmLabel={`Delete ${one}`}
      destructive
      busy={remove.isPending}
      onConfirm={() => record && submit(record)}
      onClose={onClose}
    >
      “{record?.title}” will be removed from your profile and the marketplace
      {lost ? `, with its ${lost}. This cannot be undone.` : '.'}
    </ConfirmDialog>
  );
}
