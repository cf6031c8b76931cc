import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useClosingNotes, useSaveClosingNote } from './closing-notes.api.ts';
import { CLOSING_NOTE_MAX, ClosingNoteInput } from './closing-notes.contract.ts';
import classes from './closing-notes.module.css';

interface ClosingNotesProps {
  collaborationId: string;
  /** True if the own organisation may write its note now. */
  canWrite: boolean;
}

/** What each organisation says at the end of a completed collaboration; asks the own one for its note. */
export function ClosingNotes({ collaborationId, canWrite }: ClosingNotesProps) {
  const ownId = useSession().user?.id;
  const notes = useClosingNotes(collaborationId).data;
  const [writing, setWriting] = useState(false);
  if (!notes) return null;
  const own = notes.find((one) => one.profile_id === ownId);
  if (notes.length === 0 && !canWrite) return null;
  return (
    <section className={classes.notes} aria-labelledby="closing-notes">
      <h3 id="closing-notes" className={classes.title}>
        Closing notes
      </h3>
      {notes.map(({ participant_id, name, note, written_at }) => (
        <figure key={participant_id} className={classes.note}>
          <blockquote className={classes.words}>{note}</blockquote>
          <figcaption className={classes.who}>
            {name}, {formatInstant(written_at)}
          </figcaption>
        </figure>
      ))}
      {canWrite && !own && !writing && (
        <p className={classes.who}>Say in a few sentences what was reached, and what you would do again.</p>
      )}
      {canWrite && !writing && (
        <Button variant="default" size="sm" onClick={() => setWriting(true)}>
          {own ? 'Edit your closing note' : 'Write your closing note'}
        </Button>
      )}
      {canWrite && writing && (
        <NoteForm
          collaborationId={collaborationId}
          note={own?.note ?? ''}
          onClose={() => setWriting(false)}
        />
      )}
    </section>
  );
}

function NoteForm({ collaborationId, note: start, onClose }: NoteFormProps) {
  const save = useSaveClosingNote(collaborationId);
  const [note, setNote] = useState(start);
  const [error, setError] = useState<string>();
  const submit = () => {
    const wrong = inputErrors(ClosingNoteInput, { note }).note;
    setError(wrong);
    if (wrong) return;
    save.mutate(note, {
      onSuccess: () => {
        onClose();
        showToast({ title: 'Closing note saved', message: 'Your partners can read it.', tone: 'success' });
      },
      onError: (failure) => setError(failureText(failure, 'The note was not saved. Please try again.')),
    });
  };
  return (
    <form
      noValidate
      aria-label="Closing note"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        <Textarea
          label="Your closing note"
          description={`All participants read it. ${note.trim().length}/${CLOSING_NOTE_MAX}`}
          autosize
          minRows={3}
          maxRows={12}
          data-autofocus
          value={note}
          error={error}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" size="sm" loading={save.isPending}>
            Save closing note
          </Button>
          <Button variant="default" size="sm" onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface NoteFormProps {
  collaborationId: string;
  /** The note as it is stored; '' if there is none. */
  note: string;
  onClose: () => void;
}
