import { Alert, Button, Group, Progress, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { focusFirstError } from '#platform/web/form-errors.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { intoView } from '#platform/web/ui/into-view.ts';
import {
  type CaseStudyValues,
  fieldOf,
  LAST_STEP,
  STEPS,
  stepErrors,
  stepOf,
  stepToContinue,
  useCaseStudyForm,
} from './case-study.form.ts';
import { useSubmitCaseStudy } from './case-study-drafts.api.ts';
import type { OwnCaseStudy } from './case-study-drafts.contract.ts';
import { StepBasics } from './step-basics.tsx';
import { StepContact } from './step-contact.tsx';
import { StepImpact } from './step-impact.tsx';
import { StepOrganizations } from './step-organizations.tsx';
import classes from './story-form.module.css';
import { StoryNotes } from './story-notes.tsx';
import { useStorySaving } from './story-saving.hook.ts';

interface StoryFormProps {
  /** The stored story; null for a new one. */
  story: OwnCaseStudy | null;
  initial: CaseStudyValues;
  /** Note above the fields. */
  note?: ReactNode;
  onCreated: (id: string) => void;
  onWork: (work: { unsaved: boolean; busy: boolean }) => void;
  /** Closes the dialog without a question. */
  onDone: () => void;
  onClose: () => void;
}

/** The four steps of a story with their buttons. What is typed is stored as a draft. */
export function StoryForm({ story, initial, note, onCreated, onWork, onDone, onClose }: StoryFormProps) {
  const form = useCaseStudyForm(initial);
  const [step, setStep] = useState(() => (story?.status === 'draft' ? stepToContinue(initial) : 0));
  const [uploading, setUploading] = useState(false);
  const saving = useStorySaving(form, story, onCreated);
  const submit = useSubmitCaseStudy();
  const [sending, setSending] = useState(false);
  const busy = sending || uploading;
  const unsaved = form.isDirty() && !submit.isSuccess;
  // A layout effect, because the next event may already be a step back in the history.
  useLayoutEffect(() => onWork({ unsaved, busy }), [unsaved, busy, onWork]);

  const wrong = useRef<Record<string, string> | null>(null);
  /** Shows messages of the dialog's fields at the step that has the first of them. */
  const showErrors = (at: number, errors: Record<string, string>) => {
    form.setErrors(errors);
    wrong.current = errors;
    setStep(at);
  };
  // After each drawing, since the fields may only be there with the new step.
  useEffect(() => {
    if (!wrong.current) return;
    focusFirstError(form, wrong.current);
    wrong.current = null;
  });

  const heading = useRef<HTMLHeadingElement>(null);
  const go = (to: number) => {
    form.clearErrors();
    form.setValues(withTypedEntries(form.getValues()));
    setStep(Math.min(LAST_STEP, Math.max(0, to)));
    void saving.save();
    heading.current?.focus();
  };
  const next = () => {
    const errors = stepErrors(form.getValues(), step);
    if (Object.keys(errors).length > 0) showErrors(step, errors);
    else go(step + 1);
  };

  const send = async () => {
    for (let at = 0; at <= LAST_STEP; at += 1) {
      const errors = stepErrors(form.getValues(), at);
      if (Object.keys(errors).length > 0) return showErrors(at, errors);
    }
    setSending(true);
    const stored = await saving.save();
    if (!stored) return setSending(false);
    submit.mutate(stored, {
      onSuccess: () => {
        void showToast({
          title: 'Case Study Submitted!',
          message:
            "Your case study has been submitted for review. You'll receive an email confirmation shortly.",
          tone: 'success',
          duration: LONG_TOAST_MS,
        });
        onDone();
      },
      onError: (error) => {
        setSending(false);
        const fields = Object.entries((error instanceof CallFailure && error.fields) || {});
        const [first] = fields;
        if (!first) return;
        const errors = fields.map(([name, message]) => [fieldOf(name), message]);
        showErrors(stepOf(first[0]), Object.fromEntries(errors));
      },
    });
  };

  const { title } = STEPS[step] ?? STEPS[0];
  const number = step + 1;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (step < LAST_STEP) next();
        else void send();
      }}
    >
      <Stack>
        <div>
          <p className={classes.step}>
            Step {number} of {STEPS.length}
          </p>
          <h3 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h3>
          <Progress
            value={(100 * number) / STEPS.length}
            size="sm"
            aria-label={`Step ${number} of ${STEPS.length}`}
          />
        </div>
        {note}
        {story && <StoryNotes story={story} />}
        {step === 0 && <StepBasics form={form} />}
        {step === 1 && <StepOrganizations form={form} />}
        {step === 2 && <StepImpact form={form} recorded={story} />}
        {step === LAST_STEP && (
          <StepContact form={form} media={story?.media ?? []} save={saving.save} onUploading={setUploading} />
        )}
        {submit.error && !(submit.error instanceof CallFailure && submit.error.fields) && (
          <Alert ref={intoView} color="brick" role="alert" title="Your story was not sent">
            {failureText(submit.error, 'Please try again.')}
          </Alert>
        )}
        <p className={classes.saved} role="status" data-failed={saving.note?.failed || undefined}>
          {saving.note?.text}
        </p>
        <Group justify="space-between" gap="sm" className={classes.actions}>
          <Button variant="subtle" onClick={onClose} disabled={busy}>
            Close
          </Button>
          <Group gap="sm" wrap="nowrap">
            <Button variant="default" onClick={() => go(step - 1)} disabled={step === 0 || busy}>
              Previous
            </Button>
            <Button type="submit" loading={sending} disabled={uploading}>
              {step < LAST_STEP ? 'Next' : 'Submit Case Study'}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

/** Adds what is typed but not added yet to its list. */
function withTypedEntries(values: CaseStudyValues): CaseStudyValues {
  const add = (list: string[], typed: string) => {
    const word = typed.trim();
    const known = list.some((one) => one.toLowerCase() === word.toLowerCase());
    return word === '' || known ? list : [...list, word];
  };
  return {
    ...values,
    organizations: add(values.organizations, values.next_organization),
    next_organization: '',
    partners: add(values.partners, values.next_partner),
    next_partner: '',
    outcomes: add(values.outcomes, values.next_outcome),
    next_outcome: '',
  };
}
