import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconPlus } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import type { CourseProposal } from '#features/learn/course-proposals/course-proposals.contract.ts';
import { MODULES_MAX } from '#features/learn/courses/course-content.contract.ts';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import { focusFirstError } from '#platform/web/form-errors.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { CourseAboutFields } from './course-about-fields.tsx';
import { useCourseEditor } from './course-editor.form.ts';
import classes from './course-editor.module.css';
import { CourseModuleFields } from './course-module-fields.tsx';

const STATES = {
  saved: 'Saved',
  changed: 'Not saved yet',
  saving: 'Saving',
  failed: 'Not saved',
};

/** Number of the part that a wrong field is in: a module from 0, or null for what is said of the course. */
const partOf = (field: string) => {
  const at = /^modules\.(\d+)/.exec(field)?.[1];
  return at === undefined ? null : Number(at);
};

/** The editor of a course, one part at a time: its entry in the catalog, and each module. It saves automatically. */
export function CourseEditorForm({ proposal }: { proposal: CourseProposal }) {
  const { form, state, failure, saveNow, submitNow, isSubmitting } = useCourseEditor(proposal);
  const [part, setPart] = useState<number | null>(null);
  const [wrong, setWrong] = useState<Record<string, string> | null>(null);
  const { modules } = form.values;
  const shown = part !== null && part < modules.length ? part : null;

  useEffect(() => {
    // The part with the first wrong field is on the screen now.
    if (wrong) focusFirstError(form, wrong);
    setWrong(null);
  }, [wrong, form]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const errors = await submitNow();
    if (!errors) {
      showToast({
        title: 'Course submitted',
        message: 'An admin reads it. You get an email about the decision.',
        tone: 'success',
        duration: LONG_TOAST_MS,
      });
      return;
    }
    const [first] = Object.keys(errors);
    if (first) setPart(partOf(first));
    setWrong(errors);
  };
  const addModule = () => {
    form.insertListItem('modules', {
      id: crypto.randomUUID(),
      title: '',
      text: '',
      picture: null,
      video: null,
      file_id: null,
      questions: [],
    });
    setPart(modules.length);
  };
  const isWrong = (at: number | null) => Object.keys(form.errors).some((field) => partOf(field) === at);

  return (
    <form className={classes.editor} noValidate onSubmit={submit}>
      <nav aria-label="Parts of the course" className={classes.parts}>
        <PartButton isShown={shown === null} isWrong={isWrong(null)} onShow={() => setPart(null)}>
          About the course
        </PartButton>
        {modules.map(({ id, title }, at) => (
          <PartButton key={id} isShown={shown === at} isWrong={isWrong(at)} onShow={() => setPart(at)}>
            {`${at + 1}. ${title || 'New module'}`}
          </PartButton>
        ))}
        {modules.length < MODULES_MAX && (
          <Button
            variant="subtle"
            justify="flex-start"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={addModule}
          >
            Add module
          </Button>
        )}
      </nav>
      <div className={classes.fields}>
        {shown === null ? (
          <CourseAboutFields form={form} />
        ) : (
          <CourseModuleFields
            key={modules[shown]?.id}
            form={form}
            at={shown}
            proposal={proposal}
            onMoved={setPart}
          />
        )}
        {failure && (
          <Alert color="brick" role="alert" title="Please check the course">
            {failure}
          </Alert>
        )}
        <div className={classes.actions}>
          <p role="status" className={classes.state}>
            {STATES[state]}
          </p>
          <Button variant="default" onClick={() => void saveNow()} disabled={state === 'saved'}>
            Save draft
          </Button>
          <Button type="submit" loading={isSubmitting}>
            Submit for review
          </Button>
        </div>
      </div>
      <UnsavedChanges when={state !== 'saved'} />
    </form>
  );
}

interface PartButtonProps {
  isShown: boolean;
  isWrong: boolean;
  onShow: () => void;
  children: string;
}

function PartButton({ isShown, isWrong, onShow, children }: PartButtonProps) {
  return (
    <button type="button" className={classes.part} aria-current={isShown || undefined} onClick={onShow}>
      <span>{children}</span>
      {isWrong && <IconAlertCircle size={18} stroke={1.5} role="img" aria-label="(needs a change)" />}
    </button>
  );
}
