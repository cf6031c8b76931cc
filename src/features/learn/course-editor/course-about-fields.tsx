import { Button, NativeSelect, NumberInput, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import {
  COURSE_CATEGORIES,
  COURSE_LANGUAGES,
  COURSE_LEVELS,
  COURSE_TITLE_MAX,
  DESCRIPTION_MAX,
  SOURCES_MAX,
} from '#features/learn/courses/course-content.contract.ts';
import { COURSE_TYPE_LABELS } from '#features/learn/courses/course-words.rules.ts';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import type { CourseEditor } from './course-editor.form.ts';
import classes from './course-editor.module.css';

const TYPES = Object.entries(COURSE_TYPE_LABELS).map(([value, label]) => ({ value, label }));

/** Fields for the entry of a course in the catalog, and its sources. */
export function CourseAboutFields({ form }: { form: CourseEditor }) {
  const { category, sources } = form.values;
  const field = form.getInputProps;
  return (
    <>
      <TextInput label="Title" withAsterisk maxLength={COURSE_TITLE_MAX} {...field('title')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect label="Type" withAsterisk data={TYPES} {...field('type')} />
        <NativeSelect
          label="Category"
          withAsterisk
          data={[{ value: '', label: 'Please choose' }, ...COURSE_CATEGORIES]}
          {...field('category')}
          value={category ?? ''}
          onChange={(event) =>
            form.setFieldValue(
              'category',
              COURSE_CATEGORIES.find((one) => one === event.currentTarget.value) ?? null,
            )
          }
        />
        <NativeSelect label="Level" withAsterisk data={[...COURSE_LEVELS]} {...field('level')} />
        <NativeSelect label="Language" withAsterisk data={[...COURSE_LANGUAGES]} {...field('language')} />
        <TextInput label="Instructor" withAsterisk {...field('instructor')} />
        <TextInput label="Organization" withAsterisk {...field('organization')} />
        <NumberInput
          label="Duration in minutes"
          description="Of the whole course, quizzes included"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          withAsterisk
          hideControls
          clampBehavior="none"
          {...field('minutes')}
        />
        <MoneyField
          label="Price"
          hint="Leave it empty if it is free. Dayitva takes no payments: members contact you for a course with a price."
          {...field('price')}
        />
      </SimpleGrid>
      <Textarea
        label="Description"
        description={`Who is it for, and what can they do afterwards? ${form.values.description.length}/${DESCRIPTION_MAX}`}
        withAsterisk
        autosize
        minRows={4}
        maxLength={DESCRIPTION_MAX}
        {...field('description')}
      />
      <fieldset className={classes.group}>
        <legend>Sources</legend>
        <p className={classes.soft}>Laws, reports and pages that the course rests on.</p>
        {sources.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a source has no name of its own while it is written.
          <div key={at} className={classes.row}>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
              <TextInput
                aria-label={`Name of source ${at + 1}`}
                placeholder="Name"
                {...field(`sources.${at}.title`)}
              />
              <TextInput
                aria-label={`Address of source ${at + 1}`}
                placeholder="https://"
                inputMode="url"
                {...field(`sources.${at}.url`)}
              />
            </SimpleGrid>
            <Button
              variant="subtle"
              color="brick"
              onClick={() => form.removeListItem('sources', at)}
              aria-label={`Remove source ${at + 1}`}
            >
              Remove
            </Button>
          </div>
        ))}
        {sources.length < SOURCES_MAX && (
          <div>
            <Button variant="default" onClick={() => form.insertListItem('sources', { title: '', url: '' })}>
              Add source
            </Button>
          </div>
        )}
      </fieldset>
    </>
  );
}
