import { Skeleton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useFreeSlots, useMoveDemoBooking } from '#features/demo/bookings/demo-bookings.api.ts';
import { DemoSlotInput, type FreeSlot } from '#features/demo/bookings/demo-bookings.contract.ts';
import { SlotChoice } from '#features/demo/bookings/slot-choice.tsx';
import { sessionTime } from '#features/learn/webinars/course-sessions.rules.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';

interface MoveDemoDialogProps {
  token: string;
  opened: boolean;
  onClose: () => void;
}

/** Chooses another time for a booking. Give it a new `key` each time it opens. */
export function MoveDemoDialog({ token, opened, onClose }: MoveDemoDialogProps) {
  const slots = useFreeSlots();
  if (slots.data && slots.data.length > 0)
    return <MoveForm token={token} opened={opened} onClose={onClose} slots={slots.data} />;
  return (
    <WideDialog opened={opened} onClose={onClose} title="Move your demo" size="38rem">
      {slots.isError ? (
        <ErrorState
          title="The free times could not be loaded"
          error={slots.error}
          onRetry={slots.refetch}
          retrying={slots.isRefetching}
        />
      ) : slots.data ? (
        <EmptyState title="No other time is free at the moment">
          You keep the time that you have. Please look again later.
        </EmptyState>
      ) : (
        <Skeleton height={200} />
      )}
    </WideDialog>
  );
}

function MoveForm({ token, opened, onClose, slots }: MoveDemoDialogProps & { slots: FreeSlot[] }) {
  const move = useMoveDemoBooking();
  const form = useForm({
    initialValues: { slot_id: '' },
    validate: (values) => inputErrors(DemoSlotInput, values),
  });
  const submit = (body: { slot_id: string }) =>
    move.mutate(
      { params: { token }, body },
      {
        onSuccess: (booking) => {
          showToast({ title: 'Demo moved', message: sessionTime(booking), tone: 'success' });
          onClose();
        },
        // Usually the time is taken: the list is read again without it.
        onError: () => form.setFieldValue('slot_id', ''),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title="Move your demo"
      submitLabel="Move demo"
      unsaved={false}
      busy={move.isPending}
      failure={move.error && { title: 'Demo not moved', error: move.error }}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
    >
      <SlotChoice
        slots={slots}
        value={form.values.slot_id}
        onChange={(id) => form.setFieldValue('slot_id', id)}
        error={form.errors.slot_id?.toString()}
      />
    </RecordDialog>
  );
}
