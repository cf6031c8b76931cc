import { Textarea } from '@mantine/core';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { useShortlistNoteForm } from './shortlist.form.ts';
import { useSaveShortlistEntry } from './shortlists.api.ts';
import { SHORTLIST_NOTE_MAX, type ShortlistEntry } from './shortlists.contract.ts';

interface ShortlistNoteDialogProps {
  /** Id of the list. */
  list: string;
  entry: ShortlistEntry;
  opened: boolean;
  onClose: () => void;
}

/** Changes the note on a partner. Give it a new `key` each time it opens. */
export function ShortlistNoteDialog({ list, entry, opened, onClose }: ShortlistNoteDialogProps) {
  const form = useShortlistNoteForm(entry.note);
  const save = useSaveShortlistEntry();
  return (
    <RecordDialog
      opened={opened}
      title={`Note on ${memberName(entry.profile)}`}
      submitLabel="Save note"
      unsaved={form.isDirty()}
      busy={save.isPending}
      failure={save.error && { title: 'Note not saved', error: save.error }}
      onSubmit={form.onSubmit(
        ({ note }) =>
          save.mutate(
            { id: list, profile: entry.profile.id, note },
            { onSuccess: onClose, onError: (error) => showFieldErrors(form, error) },
          ),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <Textarea
        label="Note"
        description="Your colleagues see it, the partner does not."
        autosize
        minRows={3}
        maxRows={8}
        maxLength={SHORTLIST_NOTE_MAX}
        {...form.getInputProps('note')}
      />
    </RecordDialog>
  );
}
