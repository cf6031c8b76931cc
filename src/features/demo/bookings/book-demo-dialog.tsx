import { Button, Group, SimpleGrid, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { sessionTime } from '#features/learn/webinars/course-sessions.rules.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useBookDemo, useBooker, useFreeSlots } from './demo-bookings.api.ts';
import { DEMO_TEXT_MAX, DemoBookingInput } from './demo-bookings.contract.ts';
import classes from './demo-dialogs.module.css';
import { DemoSent } from './demo-sent.tsx';
import { SlotChoice } from './slot-choice.tsx';

interface BookDemoDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Opens the request for a group instead. */
  onGroup: () => void;
}

const EMPTY = { slot_id: '', name: '', email: '', organization: '', wish: '' };

/** Books a demo: a free time, and who comes. Give it a new `key` each time it opens. */
export function BookDemoDialog({ opened, onClose, onGroup }: BookDemoDialogProps) {
  const slots = useFreeSlots();
  const booker = useBooker();
  const book = useBookDemo();
  const [booked, setBooked] = useState<{ email: string; time: string } | null>(null);
  const form = useForm({
    initialValues: EMPTY,
    validate: (values) => inputErrors(DemoBookingInput, values),
  });
  const { initialize, initialized } = form;
  useEffect(() => {
    if (booker && !initialized) initialize({ ...EMPTY, ...booker });
  }, [booker, initialize, initialized]);

  const isDirty = form.isDirty();
  // What was typed stays, also when the last time is taken meanwhile.
  const hasForm = booker && slots.data && (isDirty || slots.data.length > 0);
  const submit = (values: typeof form.values) =>
    book.mutate(
      { body: values },
      {
        onSuccess: (slot) => setBooked({ email: values.email.trim(), time: sessionTime(slot) }),
        onError: (error) => {
          if (showFieldErrors(form, error)) return;
          // Usually the time is taken: the list is read again without it.
          form.setFieldValue('slot_id', '');
        },
      },
    );
  const { error: slotError } = form.getInputProps('slot_id');
  return (
    <RecordDialog
      opened={opened}
      title="Book Live Demo"
      submitLabel="Book demo"
      unsaved={isDirty && !booked}
      busy={book.isPending}
      failure={book.error && { title: 'Demo not booked', error: book.error }}
      instead={
        booked ? (
          <DemoSent title="Your demo is booked" onClose={onClose}>
            <p>{booked.time}</p>
            <p>
              We have sent an email to {booked.email} with an entry for your calendar, and a link to move or
              cancel.
            </p>
          </DemoSent>
        ) : (
          !hasForm && <BeforeForm slots={slots} onGroup={onGroup} />
        )
      }
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p className={classes.lead}>A video call in which we show you Dayitva and answer your questions.</p>
      <div data-path="slot_id">
        <SlotChoice
          slots={slots.data ?? []}
          value={form.values.slot_id}
          onChange={(id) => form.setFieldValue('slot_id', id)}
          error={slotError}
        />
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Name" autoComplete="name" withAsterisk {...form.getInputProps('name')} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          withAsterisk
          {...form.getInputProps('email')}
        />
      </SimpleGrid>
      <TextInput label="Organization" autoComplete="organization" {...form.getInputProps('organization')} />
      <Textarea
        label="What would you like to see?"
        description={`${form.values.wish.length}/${DEMO_TEXT_MAX}`}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('wish')}
      />
    </RecordDialog>
  );
}

interface BeforeFormProps {
  slots: ReturnType<typeof useFreeSlots>;
  onGroup: () => void;
}

function BeforeForm({ slots, onGroup }: BeforeFormProps) {
  if (slots.isError && !slots.data) {
    return (
      <ErrorState
        title="The free times could not be loaded"
        error={slots.error}
        onRetry={slots.refetch}
        retrying={slots.isRefetching}
      />
    );
  }
  if (slots.data?.length === 0) return <NoSlots onGroup={onGroup} />;
  return (
    <Stack role="status" aria-label="Loading the free times">
      <Skeleton height={60} />
      <Skeleton height={120} />
      <Skeleton height={60} />
    </Stack>
  );
}

function NoSlots({ onGroup }: { onGroup: () => void }) {
  return (
    <EmptyState
      title="No time is free at the moment"
      action={
        <Group justify="center" gap="sm">
          <Button onClick={onGroup}>Request Group Demo</Button>
          <Button component={Link} to="/support?tab=contact" variant="default">
            Write to us
          </Button>
        </Group>
      }
    >
      Ask for a demo for your group, and we will offer you a time. Or write to us when it would suit you.
    </EmptyState>
  );
}
