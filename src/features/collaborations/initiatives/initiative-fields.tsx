import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import {
  COLLABORATION_CATEGORIES,
  COLLABORATION_TYPES,
  DURATION_MAX,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { DurationField } from '#platform/web/fields/duration-field.tsx';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import type { InitiativeForm } from './initiative.form.ts';
import { InitiativeInvited } from './initiative-invited.tsx';
import { InitiativeMilestones } from './initiative-milestones.tsx';
import { InitiativeParticipants } from './initiative-participants.tsx';

const TYPE_OPTIONS = [{ value: '', label: 'Choose a type' }, ...COLLABORATION_TYPES];
const PRIORITY_OPTIONS = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
];
const PAIR = { base: 1, xs: 2 };

/** The fields of the dialog "Create New Initiative" (spec part 2, section 3). */
export function InitiativeFields({ form }: { form: InitiativeForm }) {
  return (
    <Stack gap="md">
      <TextInput label="Title" withAsterisk data-autofocus {...form.getInputProps('title')} />
      <NativeSelect label="Type" withAsterisk data={TYPE_OPTIONS} {...form.getInputProps('type')} />
      <Textarea
        label="Description"
        withAsterisk
        autosize
        minRows={3}
        {...form.getInputProps('description')}
      />
      <SimpleGrid cols={PAIR}>
        <NativeSelect
          label="Category"
          data={[...COLLABORATION_CATEGORIES]}
          {...form.getInputProps('category')}
        />
        <NativeSelect label="Priority" data={PRIORITY_OPTIONS} {...form.getInputProps('priority')} />
        <MoneyField
          label="Budget"
          description="In crore, unless you name the unit"
          hint="For example 2.4 or 35 lakh"
          unit="crore"
          {...form.getInputProps('budget')}
        />
        <DurationField
          label="Duration"
          description="In months, unless you name years"
          hint="For example 18 or 2 years"
          max={DURATION_MAX}
          {...form.getInputProps('duration_months')}
        />
        <TextInput type="date" label="Start date" {...form.getInputProps('start_date')} />
        <TextInput type="date" label="End date" {...form.getInputProps('end_date')} />
      </SimpleGrid>
      <Textarea
        label="Expected impact"
        description="Who benefits, and what changes for them"
        autosize
        minRows={2}
        {...form.getInputProps('expectedImpact')}
      />
      <InitiativeParticipants form={form} />
      <InitiativeInvited form={form} />
      <InitiativeMilestones form={form} />
    </Stack>
  );
}
