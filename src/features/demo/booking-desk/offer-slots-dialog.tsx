import { Checkbox, Group, NativeSelect, NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  DAY_NAMES,
  DEMO_DAYS,
  type DemoDay,
  KIND_NAMES,
} from '#features/demo/bookings/demo-bookings.rules.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { amountFromField, type NumberField, PEOPLE_FIELD } from '#platform/web/fields/number-field.ts';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useOfferDemoSlots } from './booking-desk.api.ts';
import { SlotsInput } from './booking-desk.contract.ts';

interface OfferSlotsDialogProps {
  opened: boolean;
  onClose: () => void;
}

const KINDS = [
  { value: 'live', label: `${KIND_NAMES.live}, for one booking` },
  { value: 'group', label: `${KIND_NAMES.group}, with places for several` },
];

/** One offer: its fields as they are typed. */
const EMPTY = {
  kind: 'live' as 'live' | 'group',
  first_day: '',
  times: '',
  weekdays: [] as DemoDay[],
  weeks: 4 as NumberField,
  minutes: 30 as NumberField,
  places: 12 as NumberField,
  join_url: '',
};

const whole = (value: NumberField) => amountFromField(value) ?? Number.NaN;

/** Returns the input of the API. A live demo has one place; without days of the week there is one week. */
const inputOf = ({ times, weekdays, weeks, minutes, places, ...values }: typeof EMPTY) => ({
  ...values,
  weekdays,
  times: times.split(/[\s,;]+/).filter(Boolean),
  weeks: weekdays.length > 0 ? whole(weeks) : 1,
  minutes: whole(minutes),
  places: values.kind === 'live' ? 1 : whole(places),
});

/** Offers times on one day, or on days of the week for some weeks. Give it a new `key` each time it opens. */
export function OfferSlotsDialog({ opened, onClose }: OfferSlotsDialogProps) {
  const offer = useOfferDemoSlots();
  const form = useForm({
    initialValues: EMPTY,
    validate: (values) => inputErrors(SlotsInput, inputOf(values)),
  });
  const isWeekly = form.values.weekdays.length > 0;
  const submit = (values: typeof EMPTY) =>
    offer.mutate(
      { body: inputOf(values) },
      {
        onSuccess: ({ offered, left_out }) => {
          showToast({
            title: offered === 1 ? 'One time offered' : `${offered} times offered`,
            message:
              left_out > 0
                ? `${left_out} were left out: they are past, or overlap times of yours.`
                : 'People can book now.',
            tone: 'success',
          });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error, (name) => name.split('.')[0] ?? name),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title="Offer times"
      submitLabel="Offer"
      unsaved={form.isDirty()}
      busy={offer.isPending}
      failure={offer.error && { title: 'Times not offered', error: offer.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <NativeSelect label="Kind" data={KINDS} {...form.getInputProps('kind')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput type="date" label="First day" withAsterisk {...form.getInputProps('first_day')} />
        <TextInput
          label="Times (IST)"
          description="For example 11:00, 15:30"
          withAsterisk
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('times')}
        />
      </SimpleGrid>
      <Checkbox.Group
        size="md"
        label="Repeat every"
        description="Choose nothing for the first day alone."
        {...form.getInputProps('weekdays')}
      >
        <Group gap="sm" mt="xs">
          {DEMO_DAYS.map((day) => (
            <Checkbox key={day} value={day} label={DAY_NAMES[day]} />
          ))}
        </Group>
      </Checkbox.Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {isWeekly && (
          <NumberInput label="Weeks" withAsterisk {...PEOPLE_FIELD} {...form.getInputProps('weeks')} />
        )}
        <NumberInput
          label="Length in minutes"
          withAsterisk
          {...PEOPLE_FIELD}
          {...form.getInputProps('minutes')}
        />
        {form.values.kind === 'group' && (
          <NumberInput label="Places" withAsterisk {...PEOPLE_FIELD} {...form.getInputProps('places')} />
        )}
      </SimpleGrid>
      <TextInput
        label="Link of the video call"
        description="Only people who have booked see it."
        placeholder="https://"
        type="url"
        withAsterisk
        {...form.getInputProps('join_url')}
      />
    </RecordDialog>
  );
}
