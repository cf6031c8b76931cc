import { NativeSelect, NumberInput, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { SCHEDULE_VII, scheduleViiText } from '#platform/contract/csr/schedule-vii.ts';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { PEOPLE_FIELD } from '#platform/web/fields/number-field.ts';
import { WordsInput } from '#platform/web/fields/words-input.tsx';
import { PROJECT_FIELD_LABELS as LABELS, type ProjectForm } from './project.form.ts';
import { PROJECT_DESCRIPTION_MAX, PROJECT_STATUSES, PROJECT_TITLE_MAX } from './projects.contract.ts';

const SCHEDULE_OPTIONS = [
  { value: '', label: 'Not chosen' },
  ...SCHEDULE_VII.map(([item]) => ({ value: item, label: scheduleViiText(item) })),
];
const PAIR = { base: 1, xs: 2 };

/** Returns the length of a text and its limit, `12/200`; blanks around the text do not count. */
const used = (text: string, max: number) => `${text.trim().length}/${max}`;

/** The fields of a project (spec part 1, sections 3 to 5), and those that funders ask for. */
export function ProjectFields({ form }: { form: ProjectForm }) {
  const { title, description } = form.values;
  return (
    <Stack gap="md">
      <TextInput
        label={LABELS.title}
        description={used(title, PROJECT_TITLE_MAX)}
        withAsterisk
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Textarea
        label={LABELS.description}
        description={`The work, and the change it makes for people. ${used(description, PROJECT_DESCRIPTION_MAX)}`}
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('description')}
      />
      <SimpleGrid cols={PAIR}>
        <NativeSelect
          label={LABELS.status}
          withAsterisk
          data={[...PROJECT_STATUSES]}
          {...form.getInputProps('status')}
        />
        <MoneyField
          label={LABELS.budget}
          hint="For example 35 lakh or 3.5 Cr"
          {...form.getInputProps('budget')}
        />
        <TextInput type="date" label={LABELS.start_date} {...form.getInputProps('start_date')} />
        <TextInput type="date" label={LABELS.end_date} {...form.getInputProps('end_date')} />
      </SimpleGrid>
      <NativeSelect
        label={LABELS.schedule_vii_item}
        description="The item of the Companies Act under which it counts as CSR"
        data={SCHEDULE_OPTIONS}
        {...form.getInputProps('schedule_vii_item')}
      />
      <WordsInput
        label={LABELS.districts}
        description="Type a district and press Enter; 30 at most"
        clearLabel="Clear the districts"
        {...form.getInputProps('districts')}
      />
      <SimpleGrid cols={PAIR}>
        <NumberInput
          label={LABELS.beneficiaries_planned}
          description="People the project aims to reach"
          {...PEOPLE_FIELD}
          {...form.getInputProps('beneficiaries_planned')}
        />
        <NumberInput
          label={LABELS.beneficiaries_reached}
          description="People reached so far"
          {...PEOPLE_FIELD}
          {...form.getInputProps('beneficiaries_reached')}
        />
        <NumberInput
          label={LABELS.rating}
          description="0 to 5, for example 4.5"
          decimalScale={1}
          step={0.5}
          min={0}
          max={5}
          clampBehavior="none"
          hideControls
          inputMode="decimal"
          {...form.getInputProps('rating')}
        />
      </SimpleGrid>
    </Stack>
  );
}
