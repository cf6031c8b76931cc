import { Button, Group } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { UnsavedChanges } from '#platform/web/ui/unsaved-changes.tsx';
import type { MemberType } from '../../accounts.contract.ts';
import { useEmailExistsCheck, useSignUp } from '../accounts.api.ts';
import {
  AGREE_TO_TERMS,
  fieldOfWireName,
  hasEntries,
  LAST_STEP,
  type RegistrationValues,
  registrationFailure,
  SELECT_TYPE,
  signUpBodyOf,
  stepOf,
  useRegistrationForm,
} from '../register.form.ts';
import { RegisterAccountStep } from './register-account-step.tsx';
import { RegisterDone } from './register-done.tsx';
import { RegisterProfileStep } from './register-profile-step.tsx';
import { RegisterProgress } from './register-progress.tsx';
import { RegisterTypeStep } from './register-type-step.tsx';

const EMAIL_TAKEN = ERRORS.EMAIL_TAKEN[1];

/** The three steps of registration in one form, so that going back and forth keeps what was entered. */
export function RegisterWizard({ memberType }: { memberType: MemberType | '' }) {
  const [step, setStep] = useState(0);
  const [checking, setChecking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const emailExists = useEmailExistsCheck();
  const signUp = useSignUp();
  const form = useRegistrationForm(step, memberType);

  // A new step starts at its heading, or at the field that the server found wrong in it.
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (Object.keys(form.errors).length > 0) focusFirstError(form, form.errors);
    else heading.current?.focus();
  }, [step, form]);

  const goTo = (next: number) => {
    form.clearErrors();
    setStep(next);
  };

  const refuse = (errors: Record<string, unknown>) => {
    focusFirstError(form, errors);
    const messages = Object.values(errors);
    if (messages.includes(SELECT_TYPE)) {
      showToast({ id: 'type', title: 'Selection Required', message: SELECT_TYPE, tone: 'error' });
    } else if (messages.length === 1 && messages[0] === AGREE_TO_TERMS) {
      showToast({ id: 'terms', title: 'Agreement Required', message: AGREE_TO_TERMS, tone: 'error' });
    }
  };

  const refuseEmail = () => {
    setStep(1);
    form.setErrors({ email: EMAIL_TAKEN });
    showToast({ id: 'email', title: 'Email Already Exists', message: EMAIL_TAKEN, tone: 'error' });
    focusFirstError(form, { email: EMAIL_TAKEN });
  };

  const send = (values: RegistrationValues) =>
    signUp.mutate(signUpBodyOf(values), {
      onSuccess: () =>
        showToast({
          title: 'Registration Successful!',
          message: 'Please check your email and click the verification link to activate your account.',
          tone: 'success',
          duration: 8000,
        }),
      onError: (error) => {
        if (error instanceof AppError && error.code === 'EMAIL_TAKEN') return refuseEmail();
        showToast({ ...registrationFailure(error), tone: 'error' });
        if (showFieldErrors(form, error, fieldOfWireName) && error instanceof AppError) {
          const [firstWireName] = Object.keys(error.fields ?? {});
          if (firstWireName) setStep(stepOf(fieldOfWireName(firstWireName)));
        }
      },
    });

  const goOn = async (values: RegistrationValues) => {
    if (step === LAST_STEP) return send(values);
    if (step === 1) {
      setChecking(true);
      const taken = await emailExists(values.email);
      setChecking(false);
      if (taken) return refuseEmail();
    }
    goTo(step + 1);
  };

  const busy = checking || signUp.isPending;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) form.onSubmit(goOn, refuse)(event);
  };

  if (signUp.isSuccess) return <RegisterDone email={form.values.email} />;
  const parts = { form, heading };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <UnsavedChanges
        when={hasEntries(form.values)}
        title="Leave the registration?"
        message="What you have entered in the three steps will be lost."
      />
      <RegisterProgress step={step} onStepClick={goTo} />
      {step === 0 && <RegisterTypeStep {...parts} />}
      {step === 1 && <RegisterAccountStep {...parts} />}
      {step === 2 && <RegisterProfileStep {...parts} />}
      <Group justify="space-between" mt="xl">
        {step > 0 ? (
          <Button variant="default" size="md" disabled={busy} onClick={() => goTo(step - 1)}>
            Previous
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" size="md" loading={busy}>
          {step === LAST_STEP ? 'Create account' : 'Next'}
        </Button>
      </Group>
    </form>
  );
}
