import { NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DAY_NAMES } from '#features/demo/bookings/demo-bookings.rules.ts';
import { instantOfFields } from '#platform/contract/dates.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { amountFromField, type NumberField, PEOPLE_FIELD } from '#platform/web/fields/number-field.ts';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useOfferGroupDemo } from './booking-desk.api.ts';
import { type DeskRequest, OfferInput } from './booking-desk.contract.ts';
import classes from './booking-desk.module.css';

interface OfferGroupDialogProps {
  request: DeskRequest;
  opened: boolean;
  onOffered: () => void;
  onClose: () => void;
}

const EMPTY = { day: '', time: '', minutes: 60 as NumberField, join_url: '' };

/** Returns the input of the API: the time in India as an instant. An incomplete one is left to the schema. */
function inputOf({ day, time, minutes, join_url }: typeof EMPTY) {
  return {
    starts_at: instantOfFields(day, time),
    minutes: amountFromField(minutes) ?? Number.NaN,
    join_url,
  };
}

const fieldOf = (name: string) => (name === 'starts_at' ? 'day' : name);

/** Offers a time to a group, by mail. Give it a new `key` each time it opens. */
export function OfferGroupDialog({ request, opened, onOffered, onClose }: OfferGroupDialogProps) {
  const offer = useOfferGroupDemo();
  const form = useForm({
    initialValues: EMPTY,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(inputErrors(OfferInput, inputOf(values))).map(([name, error]) => [
          fieldOf(name),
          error,
        ]),
      ),
  });
  const submit = (values: typeof EMPTY) =>
    offer.mutate(
      { params: { id: request.id }, body: inputOf(values) },
      {
        onSuccess: () => {
          showToast({
            title: 'Time offered',
            message: 'They get an email with a link to accept it.',
            tone: 'success',
          });
          onClose();
          onOffered();
        },
        onError: (error) => showFieldErrors(form, error, fieldOf),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title={`Offer a time to ${request.organization}`}
      submitLabel="Offer time"
      unsaved={form.isDirty()}
      busy={offer.isPending}
      failure={offer.error && { title: 'Time not offered', error: offer.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p className={classes.lead}>
        {request.people} people, {request.language}. They prefer{' '}
        {request.preferred_days.map((day) => DAY_NAMES[day]).join(', ')}.
      </p>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput type="date" label="Day" withAsterisk {...form.getInputProps('day')} />
        <TextInput type="time" label="Begins at (IST)" withAsterisk {...form.getInputProps('time')} />
        <NumberInput
          label="Length in minutes"
          withAsterisk
          {...PEOPLE_FIELD}
          {...form.getInputProps('minutes')}
        />
      </SimpleGrid>
      <TextInput
        label="Link of the video call"
        description="They see it when they accept."
        placeholder="https://"
        type="url"
        withAsterisk
        {...form.getInputProps('join_url')}
      />
    </RecordDialog>
  );
}
