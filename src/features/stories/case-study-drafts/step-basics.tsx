import { Textarea, TextInput } from '@mantine/core';
import type { CaseStudyForm } from './case-study.form.ts';
import { DESCRIPTION_MAX, SUMMARY_MAX, TITLE_MAX } from './case-study-drafts.contract.ts';

/** Step 1: title, summary and description, all of them required. */
export function StepBasics({ form }: { form: CaseStudyForm }) {
  const { summary } = form.values;
  return (
    <>
      <TextInput
        label="Title"
        description="What came of it, in one line"
        withAsterisk
        maxLength={TITLE_MAX}
        {...form.getInputProps('title')}
      />
      <Textarea
        label="Summary"
        description={`Two or three sentences for the card. ${summary.length}/${SUMMARY_MAX}`}
        withAsterisk
        autosize
        minRows={2}
        maxRows={6}
        maxLength={SUMMARY_MAX}
        {...form.getInputProps('summary')}
      />
      <Textarea
        label="Detailed description"
        description="What you set out to do, what you did, what went wrong, and what came of it. An empty line begins a new paragraph."
        withAsterisk
        autosize
        minRows={6}
        maxRows={16}
        maxLength={DESCRIPTION_MAX}
        {...form.getInputProps('description')}
      />
    </>
  );
}
