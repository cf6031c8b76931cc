import { MultiSelect, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import {
  RESOURCE_AUDIENCES,
  RESOURCE_CATEGORIES,
  RESOURCE_LANGUAGES,
  RESOURCE_TYPE_LABELS,
  RESOURCE_TYPES,
} from '#features/learn/resources/resource-choices.data.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import { WordsInput } from '#platform/web/fields/words-input.tsx';
import { UrlInput } from '#platform/web/ui/url-input.tsx';
import type { ResourceForm } from './resource.form.ts';
import { RESOURCE_DESCRIPTION_MAX, RESOURCE_TAG_MAX } from './resource-upload.contract.ts';

const select = (all: string, values: readonly string[], labels: Record<string, string> = {}) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: labels[value] ?? value })),
];

const GOALS = SDG_GOALS.map((goal, at) => ({ value: goal, label: `${at + 1}. ${goal}` }));

/** Every field of a resource but its file. */
export function ResourceFields({ form }: { form: ResourceForm }) {
  const { description, sdg_goals } = form.values;
  return (
    <>
      <TextInput label="Title" withAsterisk maxLength={200} {...form.getInputProps('title')} />
      <NativeSelect
        label="Category"
        withAsterisk
        data={select('Select a category', RESOURCE_CATEGORIES)}
        {...form.getInputProps('category')}
      />
      <Textarea
        label="Description"
        description={`What is in it, and how to use it. ${description.length}/${RESOURCE_DESCRIPTION_MAX}`}
        withAsterisk
        autosize
        minRows={3}
        maxRows={10}
        maxLength={RESOURCE_DESCRIPTION_MAX}
        {...form.getInputProps('description')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label="Type"
          withAsterisk
          data={select('Select a type', RESOURCE_TYPES, RESOURCE_TYPE_LABELS)}
          {...form.getInputProps('type')}
        />
        <NativeSelect
          label="Audience"
          withAsterisk
          data={select('Select an audience', RESOURCE_AUDIENCES)}
          {...form.getInputProps('audience')}
        />
      </SimpleGrid>
      <NativeSelect label="Language" data={[...RESOURCE_LANGUAGES]} {...form.getInputProps('language')} />
      <WordsInput
        label="Tags"
        description="Type a word and press Enter"
        clearLabel="Clear the tags"
        maxLength={RESOURCE_TAG_MAX}
        {...form.getInputProps('tags')}
      />
      <MultiSelect
        label="SDG goals"
        placeholder={sdg_goals.length === 0 ? 'Select goals' : undefined}
        data={GOALS}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the goals' }}
        nothingFoundMessage="No such goal"
        {...form.getInputProps('sdg_goals')}
      />
      <UrlInput
        label="Link"
        description="Where the content is as well, such as a video"
        {...form.getInputProps('content_url')}
      />
      <TextInput
        label="Author name"
        withAsterisk
        autoComplete="name"
        maxLength={120}
        {...form.getInputProps('author_name')}
      />
      <TextInput
        label="Organization"
        withAsterisk
        autoComplete="organization"
        maxLength={160}
        {...form.getInputProps('organization')}
      />
      <TextInput
        label="Email"
        description="Only admins see it"
        withAsterisk
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.getInputProps('email')}
      />
    </>
  );
}
