import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { useShortlistForm } from './shortlist.form.ts';
import {
  useSaveShortlist,
  useSaveShortlistEntry,
  useShortlistedNote,
  useShortlists,
} from './shortlists.api.ts';
import { SHORTLIST_NAME_MAX, SHORTLIST_NOTE_MAX } from './shortlists.contract.ts';

/** Stands for a list that is made with the entry. */
const NEW = '';

interface AddToShortlistProps {
  /** Id of the member. */
  profile: string;
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** Puts a member on a shortlist of the organisation, or on a new one, with a note. */
export default function AddToShortlist({ profile, name, opened, onClose }: AddToShortlistProps) {
  const lists = useShortlists();
  const [chosen, setChosen] = useState<string | null>(null);
  const list = chosen ?? lists.data?.[0]?.id ?? NEW;
  const noted = useShortlistedNote(list, profile);
  const [typed, setTyped] = useState<string | null>(null);
  const note = typed ?? noted.data ?? '';
  const form = useShortlistForm('');
  const create = useSaveShortlist(null);
  const save = useSaveShortlistEntry();
  const isOnList = list !== NEW && typeof noted.data === 'string';
  // A note that could not be read would be lost.
  const isReady = list === NEW || noted.data !== undefined;

  const put = (id: string, listName: string) =>
    save.mutate(
      { id, profile, note },
      {
        onSuccess: () => {
          void showToast({
            title: isOnList ? 'Note saved' : 'Added to the list',
            message: `${name}: ${listName}`,
            tone: 'success',
          });
          onClose();
        },
      },
    );
  const putOnNew = form.onSubmit(
    (values) =>
      create.mutate(values, {
        onSuccess: (made) => {
          // If the second step fails, the next try does not make the list again.
          setChosen(made.id);
          put(made.id, made.name);
        },
        onError: (error) => showFieldErrors(form, error),
      }),
    (errors) => focusFirstError(form, errors),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (list === NEW) return putOnNew(event);
    event.preventDefault();
    if (isReady) put(list, lists.data?.find(({ id }) => id === list)?.name ?? '');
  };

  const failed = lists.error ?? (isReady ? null : noted.error);
  const error = save.error ?? create.error;
  return (
    <RecordDialog
      opened={opened}
      title={`Add ${name} to a list`}
      submitLabel={isOnList ? 'Save note' : 'Add to list'}
      unsaved={form.isDirty() || (typed !== null && typed !== (noted.data ?? ''))}
      busy={create.isPending || save.isPending}
      failure={error && { title: 'Not added to the list', error }}
      instead={
        failed ? (
          <ErrorState
            title="Failed to load your lists"
            error={failed}
            onRetry={() => (lists.error ? lists.refetch() : noted.refetch())}
            retrying={lists.isFetching || noted.isFetching}
          />
        ) : (
          !lists.data && <PageSpinner label="Loading your lists…" />
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <NativeSelect
        label="List"
        description="Your colleagues see and change the lists of your organisation too."
        value={list}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          ...(lists.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          { value: NEW, label: 'New list' },
        ]}
      />
      {list === NEW && (
        <TextInput
          label="Name of the list"
          withAsterisk
          maxLength={SHORTLIST_NAME_MAX}
          {...form.getInputProps('name')}
        />
      )}
      <Textarea
        label="Note"
        description={isOnList ? 'Already on this list. What you save replaces the note.' : undefined}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={SHORTLIST_NOTE_MAX}
        value={note}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </RecordDialog>
  );
}
