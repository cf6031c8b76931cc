import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import {
  CHOICE_MAX,
  CHOICES_MAX,
  CHOICES_MIN,
  type CourseDraft,
  FEEDBACK_MAX,
  QUESTION_MAX,
} from '#features/learn/courses/course-content.contract.ts';
import type { CourseEditor } from './course-editor.form.ts';
import classes from './course-editor.module.css';

interface QuestionFieldsProps {
  form: CourseEditor;
  /** Of the module: `modules.0`. */
  path: string;
  /** From 0. */
  number: number;
  question: CourseDraft['modules'][number]['questions'][number];
}

/** One question of a quiz: its choices, which of them are right, and why. */
export function QuestionFields({ form, path, number, question }: QuestionFieldsProps) {
  const own = `${path}.questions.${number}`;
  const choices = `${own}.choices`;
  const error = form.errors[choices];
  return (
    <fieldset className={classes.group}>
      <legend>Question {number + 1}</legend>
      <TextInput
        label="Question"
        withAsterisk
        maxLength={QUESTION_MAX}
        {...form.getInputProps(`${own}.text`)}
      />
      <p className={classes.soft}>Mark each right choice.</p>
      {question.choices.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no name of its own.
        <div key={at} className={classes.row}>
          <TextInput
            aria-label={`Choice ${at + 1} of question ${number + 1}`}
            maxLength={CHOICE_MAX}
            {...form.getInputProps(`${choices}.${at}.text`)}
          />
          <Checkbox
            className={classes.mark}
            label="Right"
            aria-label={`Choice ${at + 1} is right`}
            {...form.getInputProps(`${choices}.${at}.right`, { type: 'checkbox' })}
          />
          {question.choices.length > CHOICES_MIN && (
            <Button
              variant="subtle"
              color="brick"
              onClick={() => form.removeListItem(choices, at)}
              aria-label={`Remove choice ${at + 1}`}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {error && (
        <p className={classes.error} data-path={choices} tabIndex={-1}>
          {error}
        </p>
      )}
      <Textarea
        label="Feedback"
        description={`Why the right answer is right. Learners read it after each answer. ${question.feedback.length}/${FEEDBACK_MAX}`}
        withAsterisk
        autosize
        minRows={2}
        maxLength={FEEDBACK_MAX}
        {...form.getInputProps(`${own}.feedback`)}
      />
      <div className={classes.buttons}>
        {question.choices.length < CHOICES_MAX && (
          <Button variant="default" onClick={() => form.insertListItem(choices, { text: '', right: false })}>
            Add choice
          </Button>
        )}
        <Button
          variant="subtle"
          color="brick"
          onClick={() => form.removeListItem(`${path}.questions`, number)}
          aria-label={`Remove question ${number + 1}`}
        >
          Remove question
        </Button>
      </div>
    </fieldset>
  );
}
