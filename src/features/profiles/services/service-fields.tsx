import { MultiSelect, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { FOCUS_AREAS, REGIONS, SDG_GOALS } from '#platform/contract/reference-data.ts';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { WordsInput } from '#platform/web/fields/words-input.tsx';
import { SERVICE_FIELD_LABELS as LABELS, type ServiceForm } from './service.form.ts';
import {
  CONTACT_PREFERENCES,
  PRACTICE_AREAS,
  SERVICE_DESCRIPTION_MAX,
  SERVICE_TAGLINE_MAX,
  SERVICE_TITLE_MAX,
} from './services.contract.ts';

const GOALS = SDG_GOALS.map((goal, at) => ({ value: goal, label: `${at + 1}. ${goal}` }));
const PAIR = { base: 1, xs: 2 };

/** Returns the length of a text and its limit, `12/200`; blanks around the text do not count. */
const used = (text: string, max: number) => `${text.trim().length}/${max}`;

/** The fields of a service (spec part 1, sections 3 and 9). */
export function ServiceFields({ form }: { form: ServiceForm }) {
  const { title, tagline, description, ...lists } = form.values;
  return (
    <Stack gap="md">
      <TextInput
        label={LABELS.title}
        description={used(title, SERVICE_TITLE_MAX)}
        withAsterisk
        data-autofocus
        {...form.getInputProps('title')}
      />
      <TextInput
        label={LABELS.tagline}
        description={`What the client gets, in a few words. ${used(tagline, SERVICE_TAGLINE_MAX)}`}
        withAsterisk
        {...form.getInputProps('tagline')}
      />
      <Textarea
        label={LABELS.description}
        description={`What you do, who it is for, and how it works. ${used(description, SERVICE_DESCRIPTION_MAX)}`}
        withAsterisk
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('description')}
      />
      <SimpleGrid cols={PAIR}>
        <TextInput
          label={LABELS.category}
          description="For example Education"
          {...form.getInputProps('category')}
        />
        <MoneyField
          label={LABELS.price}
          description="In rupees; leave empty if it varies"
          hint="For example 2,40,000 or 2.4 lakh"
          {...form.getInputProps('price')}
        />
        <TextInput
          label={LABELS.duration}
          description="For example 6 weeks"
          {...form.getInputProps('duration')}
        />
        <NativeSelect
          label={LABELS.contact_preference}
          description="How members should contact you about it"
          data={[...CONTACT_PREFERENCES]}
          {...form.getInputProps('contact_preference')}
        />
      </SimpleGrid>
      <WordsInput
        label={LABELS.practice_areas}
        description="Choose from the list, or type and press Enter"
        data={[...PRACTICE_AREAS]}
        clearLabel="Clear the practice areas"
        {...form.getInputProps('practice_areas')}
      />
      <MultiSelect
        label={LABELS.focus_areas}
        placeholder={lists.focus_areas.length === 0 ? 'Select focus areas' : undefined}
        data={FOCUS_AREAS}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the focus areas' }}
        nothingFoundMessage="No such focus area"
        {...form.getInputProps('focus_areas')}
      />
      <MultiSelect
        label={LABELS.sdg_goals}
        placeholder={lists.sdg_goals.length === 0 ? 'Select goals' : undefined}
        data={GOALS}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the goals' }}
        nothingFoundMessage="No such goal"
        {...form.getInputProps('sdg_goals')}
      />
      <MultiSelect
        label={LABELS.geographic_coverage}
        placeholder={lists.geographic_coverage.length === 0 ? 'Select states or Pan India' : undefined}
        data={REGIONS}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the coverage' }}
        nothingFoundMessage="No such state"
        {...form.getInputProps('geographic_coverage')}
      />
    </Stack>
  );
}
