import { Button, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CourseProposal } from '#features/learn/course-proposals/course-proposals.contract.ts';
import { COURSE_TITLE_MAX, QUESTIONS_MAX } from '#features/learn/courses/course-content.contract.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import type { CourseEditor } from './course-editor.form.ts';
import classes from './course-editor.module.css';
import { ModuleFileFields } from './module-file-fields.tsx';
import { ModuleTextField } from './module-text-field.tsx';
import { QuestionFields } from './question-fields.tsx';

interface CourseModuleFieldsProps {
  form: CourseEditor;
  /** From 0. */
  at: number;
  proposal: CourseProposal;
  /** The module has another number now; null if it is gone. */
  onMoved: (at: number | null) => void;
}

const EMPTY_QUESTION = {
  text: '',
  choices: [
    { text: '', right: true },
    { text: '', right: false },
  ],
  feedback: '',
};

/** One module of a course: its text, what goes with it, and its quiz. */
export function CourseModuleFields({ form, at, proposal, onMoved }: CourseModuleFieldsProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const { modules } = form.values;
  const module = modules[at];
  if (!module) return null;
  const path = `modules.${at}`;
  const move = (to: number) => {
    form.reorderListItem('modules', { from: at, to });
    onMoved(to);
  };
  const questionsError = form.errors[`${path}.questions`];
  return (
    <>
      <TextInput
        label="Title of the module"
        withAsterisk
        maxLength={COURSE_TITLE_MAX}
        {...form.getInputProps(`${path}.title`)}
      />
      <ModuleTextField form={form} path={path} text={module.text} />
      <ModuleFileFields form={form} at={at} proposal={proposal} />
      {module.video ? (
        <fieldset className={classes.group}>
          <legend>Video</legend>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label="Title of the video" {...form.getInputProps(`${path}.video.title`)} />
            <TextInput
              label="Address"
              placeholder="https://"
              inputMode="url"
              {...form.getInputProps(`${path}.video.url`)}
            />
          </SimpleGrid>
          <div>
            <Button variant="subtle" color="brick" onClick={() => form.setFieldValue(`${path}.video`, null)}>
              Remove video
            </Button>
          </div>
        </fieldset>
      ) : (
        <div>
          <Button
            variant="default"
            onClick={() => form.setFieldValue(`${path}.video`, { title: '', url: '' })}
          >
            Add a link to a video
          </Button>
        </div>
      )}
      {module.questions.map((question, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no name of its own.
        <QuestionFields key={number} form={form} path={path} number={number} question={question} />
      ))}
      {questionsError && (
        <p className={classes.error} data-path={`${path}.questions`} tabIndex={-1}>
          {questionsError}
        </p>
      )}
      {module.questions.length < QUESTIONS_MAX && (
        <div>
          <Button variant="default" onClick={() => form.insertListItem(`${path}.questions`, EMPTY_QUESTION)}>
            Add question
          </Button>
        </div>
      )}
      <div className={classes.buttons}>
        <Button variant="subtle" disabled={at === 0} onClick={() => move(at - 1)}>
          Move module up
        </Button>
        <Button variant="subtle" disabled={at === modules.length - 1} onClick={() => move(at + 1)}>
          Move module down
        </Button>
        <Button variant="subtle" color="brick" onClick={() => setIsRemoving(true)}>
          Remove module
        </Button>
      </div>
      <ConfirmDialog
        opened={isRemoving}
        title="Remove this module?"
        confirmLabel="Remove module"
        destructive
        onConfirm={() => {
          form.removeListItem('modules', at);
          onMoved(null);
        }}
        onClose={() => setIsRemoving(false)}
      >
        Its text and its quiz will be lost.
      </ConfirmDialog>
    </>
  );
}
