import '#platform/web/component-styles.ts';
import { Button, Group, SimpleGrid, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router';
import { sessionTime } from '#features/learn/webinars/course-sessions.rules.ts';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useBookDemo, useBooker, useFreeSlots } from './demo-bookings.api.ts';
import { DEMO_TEXT_MAX, DemoBookingInput, type FreeSlot } from './demo-bookings.contract.ts';
import classes from './demo-dialogs.module.css';
import { DemoSent } from './demo-sent.tsx';
import { SlotChoice } from './slot-choice.tsx';

const TITLE = 'Book Live Demo';
const SIZE = '38rem';

interface BookDemoDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Opens the request for a group instead. */
  onGroup: () => void;
}

/** Books a demo: a free time, and who comes. Give it a new `key` each time it opens. */
export function BookDemoDialog({ opened, onClose, onGroup }: BookDemoDialogProps) {
  const slots = useFreeSlots();
  const booker = useBooker();
  const [booked, setBooked] = useState<{ email: string; time: string } | null>(null);
  const [hasBegun, setHasBegun] = useState(false);
  const dialog = { opened, onClose, title: TITLE, size: SIZE };
  if (booked) {
    return (
      <WideDialog {...dialog}>
        <DemoSent title="Your demo is booked" onClose={onClose}>
          <p>{booked.time}</p>
          <p>
            We have sent a mail to {booked.email} with an entry for your calendar, and a link to move or
            cancel.
          </p>
        </DemoSent>
      </WideDialog>
    );
  }
  // What was typed stays, also when the last time is taken meanwhile.
  if (slots.data && booker && (hasBegun || slots.data.length > 0)) {
    if (!hasBegun) setHasBegun(true);
    return (
      <BookingForm
        opened={opened}
        onClose={onClose}
        slots={slots.data}
        booker={booker}
        onBooked={setBooked}
      />
    );
  }
  return (
    <WideDialog {...dialog}>
      {slots.isError && !slots.data ? (
        <ErrorState
          title="The free times could not be loaded"
          error={slots.error}
          onRetry={slots.refetch}
          retrying={slots.isRefetching}
        />
      ) : slots.data?.length === 0 ? (
        <NoSlots onGroup={onGroup} />
      ) : (
        <Stack role="status" aria-label="Loading the free times">
          <Skeleton height={60} />
          <Skeleton height={120} />
          <Skeleton height={60} />
        </Stack>
      )}
    </WideDialog>
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

interface BookingFormProps {
  opened: boolean;
  onClose: () => void;
  slots: FreeSlot[];
  booker: { name: string; email: string; organization: string };
  onBooked: (booked: { email: string; time: string }) => void;
}

function BookingForm({ opened, onClose, slots, booker, onBooked }: BookingFormProps) {
  const book = useBookDemo();
  const form = useForm({
    initialValues: { slot_id: '', ...booker, wish: '' },
    validate: (values) => inputErrors(DemoBookingInput, values),
  });
  const submit = (values: typeof form.values) =>
    book.mutate(
      { body: values },
      {
        onSuccess: (slot) => onBooked({ email: values.email.trim(), time: sessionTime(slot) }),
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
      title={TITLE}
      submitLabel="Book demo"
      unsaved={form.isDirty()}
      busy={book.isPending}
      failure={book.error && { title: 'Demo not booked', error: book.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p className={classes.lead}>A video call in which we show you Dayitva and answer your questions.</p>
      <div data-path="slot_id">
        <SlotChoice
          slots={slots}
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
