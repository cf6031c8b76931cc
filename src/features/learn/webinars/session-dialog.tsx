import { NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { PEOPLE_FIELD } from '#platform/web/fields/number-field.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useCreateCourseSession, useUpdateCourseSession } from './course-sessions.api.ts';
import type { CourseSession } from './course-sessions.contract.ts';
import { fieldOf, sessionInput, useSessionForm } from './session.form.ts';

interface SessionDialogProps {
  slug: string;
  /** The date to change; without one the dialog adds a date. */
  session?: CourseSession;
  opened: boolean;
  onClose: () => void;
}

/** Adds a date or changes it. Give it a new `key` each time it opens. */
export function SessionDialog({ slug, session, opened, onClose }: SessionDialogProps) {
  const create = useCreateCourseSession();
  const update = useUpdateCourseSession();
  const sending = session ? update : create;
  const form = useSessionForm(session);
  const submit = () => {
    const options = {
      onSuccess: () => {
        showToast({
          title: session ? 'Date changed' : 'Date added',
          message: session ? 'Registered members get an email.' : 'Members can register now.',
          tone: 'success' as const,
        });
        onClose();
      },
      onError: (error: Error) => showFieldErrors(form, error, fieldOf),
    };
    const body = sessionInput(form.values);
    if (session) update.mutate({ params: { id: session.id }, body }, options);
    else create.mutate({ params: { slug }, body }, options);
  };
  return (
    <RecordDialog
      opened={opened}
      title={session ? 'Change date' : 'Add date'}
      submitLabel={session ? 'Save date' : 'Add date'}
      unsaved={form.isDirty()}
      busy={sending.isPending}
      failure={sending.error && { title: 'Date not saved', error: sending.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput type="date" label="Day" withAsterisk {...form.getInputProps('day')} />
        <TextInput type="time" label="Begins at (IST)" withAsterisk {...form.getInputProps('time')} />
        <NumberInput
          label="Duration in minutes"
          withAsterisk
          {...PEOPLE_FIELD}
          {...form.getInputProps('minutes')}
        />
        <NumberInput label="Places" withAsterisk {...PEOPLE_FIELD} {...form.getInputProps('places')} />
      </SimpleGrid>
      <TextInput
        label="Join link"
        description="Only registered members see it."
        placeholder="https://"
        type="url"
        {...form.getInputProps('join_url')}
      />
      <TextInput
        label="Venue"
        description="Where people meet. Leave it blank if the session is online only."
        {...form.getInputProps('venue')}
      />
      {session && session.places - session.places_left + session.waiting > 0 && (
        <p>A new time, venue or link is mailed to everyone who is registered or waits.</p>
      )}
    </RecordDialog>
  );
}
