import { useForm } from '@mantine/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSaveProposal, useSubmitProposal } from '#features/learn/course-proposals/course-proposals.api.ts';
import type { CourseProposal } from '#features/learn/course-proposals/course-proposals.contract.ts';
import { CourseContent, type CourseDraft } from '#features/learn/courses/course-content.contract.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { rupeesFromText, rupeesText } from '#platform/contract/money-reading.ts';
import { amountFromField, type NumberField } from '#platform/web/fields/number-field.ts';

/** Pause in typing after which a draft is saved. */
const PAUSE_MS = 2500;

/** A course as the fields of the editor hold it. */
type EditorValues = Omit<CourseDraft, 'minutes' | 'price'> & { minutes: NumberField; price: string };

const valuesOf = ({ minutes, price, ...content }: CourseDraft): EditorValues => ({
  ...content,
  minutes: minutes ?? '',
  price: price === 0 ? '' : rupeesText(price),
});

const contentOf = ({ minutes, price, ...values }: EditorValues): CourseDraft => ({
  ...values,
  minutes: amountFromField(minutes),
  price: rupeesFromText(price) ?? 0,
});

type SaveState = 'saved' | 'changed' | 'saving' | 'failed';

/** The errors of fields that a failed call names, by the names of the form. */
const fieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((error instanceof CallFailure && error.fields) || {}).map(([name, message]) => [
      name.replace(/^content\./, ''),
      message,
    ]),
  );

/**
 * The form of the course editor. It saves what was written after each pause, one state after the other; what is wrong
 * stays in the form and is named at its field.
 */
export function useCourseEditor(proposal: CourseProposal) {
  const form = useForm<EditorValues>({ initialValues: valuesOf(proposal.content) });
  const save = useSaveProposal(proposal.id);
  const submit = useSubmitProposal(proposal.id);
  const [state, setState] = useState<SaveState>('saved');
  const [failure, setFailure] = useState('');
  const revision = useRef(proposal.revision);
  const stored = useRef(JSON.stringify(contentOf(form.values)));
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const latest = useRef(form.values);
  latest.current = form.values;

  const showErrors = useCallback(
    (error: unknown): Record<string, string> => {
      const errors = fieldErrors(error);
      form.setErrors(errors);
      setFailure(failureText(error, 'Please try again.'));
      return errors;
    },
    [form.setErrors],
  );

  const { mutateAsync } = save;
  /** Saves the newest values if they differ from what is stored. @returns false if that failed. */
  const saveNow = useCallback((): Promise<boolean> => {
    const run = async () => {
      const content = contentOf(latest.current);
      const text = JSON.stringify(content);
      if (text === stored.current) return true;
      setState('saving');
      try {
        const saved = await mutateAsync({ revision: revision.current, content });
        revision.current = saved.revision;
        stored.current = text;
        setFailure('');
        setState(JSON.stringify(contentOf(latest.current)) === text ? 'saved' : 'changed');
        return true;
      } catch (error) {
        showErrors(error);
        setState('failed');
        return false;
      }
    };
    running.current = running.current.then(run, run);
    return running.current;
  }, [mutateAsync, showErrors]);

  const text = JSON.stringify(contentOf(form.values));
  useEffect(() => {
    if (text === stored.current) return;
    setState('changed');
    const timer = setTimeout(() => void saveNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, saveNow]);

  /** Saves, checks and submits. @returns the errors by field; undefined once the course is submitted. */
  const submitNow = async (): Promise<Record<string, string> | undefined> => {
    const problems = CourseContent.safeParse(contentOf(form.values)).error?.issues ?? [];
    if (problems.length > 0) {
      const errors: Record<string, string> = {};
      for (const { path, message } of problems) errors[path.join('.')] ??= message;
      form.setErrors(errors);
      setFailure('Some parts are missing. They are marked.');
      void saveNow();
      return errors;
    }
    if (!(await saveNow())) return form.errors as Record<string, string>;
    try {
      await submit.mutateAsync(revision.current);
      return undefined;
    } catch (error) {
      return showErrors(error);
    }
  };

  return { form, state, failure, saveNow, submitNow, isSubmitting: submit.isPending };
}

export type CourseEditor = ReturnType<typeof useCourseEditor>['form'];
