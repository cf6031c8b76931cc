import {
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Skeleton,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { amountFromField, type NumberField, PEOPLE_FIELD } from '#platform/web/fields/number-field.ts';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { useBooker, useRequestGroupDemo } from './demo-bookings.api.ts';
import { DEMO_TEXT_MAX, GroupDemoInput } from './demo-bookings.contract.ts';
import { DAY_NAMES, DEMO_DAYS, type DemoDay, LANGUAGES } from './demo-bookings.rules.ts';
import classes from './demo-dialogs.module.css';
import { DemoSent } from './demo-sent.tsx';

interface GroupDemoDialogProps {
  opened: boolean;
  onClose: () => void;
}

interface GroupValues {
  name: string;
  email: string;
  organization: string;
  people: NumberField;
  language: (typeof LANGUAGES)[number];
  preferred_days: DemoDay[];
  message: string;
}

const sent = (values: GroupValues) => ({ ...values, people: amountFromField(values.people) ?? Number.NaN });

const EMPTY: GroupValues = {
  name: '',
  email: '',
  organization: '',
  people: '',
  language: 'English',
  preferred_days: [],
  message: '',
};

/** Asks for a demo to a group. Give it a new `key` each time it opens. */
export function GroupDemoDialog({ opened, onClose }: GroupDemoDialogProps) {
  const booker = useBooker();
  const request = useRequestGroupDemo();
  const [sentTo, setSentTo] = useState('');
  const form = useForm<GroupValues>({
    initialValues: EMPTY,
    validate: (values) => inputErrors(GroupDemoInput, sent(values)),
  });
  const { initialize, initialized } = form;
  useEffect(() => {
    if (booker && !initialized) initialize({ ...EMPTY, ...booker });
  }, [booker, initialize, initialized]);
  return (
    <RecordDialog
      opened={opened}
      title="Request Group Demo"
      submitLabel="Send request"
      unsaved={form.isDirty() && !sentTo}
      busy={request.isPending}
      failure={request.error && { title: 'Request not sent', error: request.error }}
      instead={
        sentTo ? (
          <DemoSent title="Your request has arrived" onClose={onClose}>
            <p>We will offer you a time by email, at {sentTo}.</p>
          </DemoSent>
        ) : (
          !booker && <Skeleton height={240} />
        )
      }
      onSubmit={form.onSubmit(
        (values) =>
          request.mutate(
            { body: sent(values) },
            {
              onSuccess: () => setSentTo(values.email.trim()),
              onError: (error) => showFieldErrors(form, error),
            },
          ),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <p className={classes.lead}>
        For a team or several organisations. Tell us when it would suit you; we offer you a time by email.
      </p>
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
      <TextInput
        label="Organization"
        autoComplete="organization"
        withAsterisk
        {...form.getInputProps('organization')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberInput
          label="Number of people"
          withAsterisk
          {...PEOPLE_FIELD}
          {...form.getInputProps('people')}
        />
        <NativeSelect label="Language" data={[...LANGUAGES]} {...form.getInputProps('language')} />
      </SimpleGrid>
      <Checkbox.Group
        size="md"
        label="Preferred days"
        description="Monday to Saturday, during Indian working hours."
        withAsterisk
        {...form.getInputProps('preferred_days')}
      >
        <Group gap="sm" mt="xs">
          {DEMO_DAYS.map((day) => (
            <Checkbox key={day} value={day} label={DAY_NAMES[day]} />
          ))}
        </Group>
      </Checkbox.Group>
      <Textarea
        label="Message"
        description={`What the group would like to see, and dates that suit. ${form.values.message.length}/${DEMO_TEXT_MAX}`}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('message')}
      />
    </RecordDialog>
  );
}
