import { Alert, Button, Group } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { EMAIL_TAKEN_WORDS } from '#features/accounts/account/email-taken.rules.ts';
import { COMMON_PASSWORD_MESSAGE } from '#platform/contract/common-passwords.ts';
import { formatTime } from '#platform/contract/dates.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { focusFirstError } from '#platform/web/form-errors.ts';
import { useCodeWhenIdle } from '#platform/web/idle.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import {
  AGREE_TO_TERMS,
  errorsOfFailure,
  errorsOfStep,
  firstWrongStep,
  LAST_STEP,
  type RegistrationValues,
  registrationFailure,
  SELECT_TYPE,
  signUpBodyOf,
  useRegistrationForm,
} from './register.form.ts';
import { RegisterAccountStep } from './register-account-step.tsx';
import { RegisterDone } from './register-done.tsx';
import { useDraftedValues, useDraftKeeping } from './register-draft.hook.ts';
import { RegisterProgress } from './register-progress.tsx';
import { STEP_TOASTS, useStepErrors, useStepInHistory } from './register-steps.hook.ts';
import { RegisterTypeStep } from './register-type-step.tsx';
import { isCommonPassword, useEmailExistsCheck, useSignUp, useSignUpWait } from './sign-up.api.ts';
import type { MemberType } from './sign-up.contract.ts';

// Its fields weigh as much as the rest of the page, and nobody begins with them.
const loadProfileStep = () => import('./register-profile-step.tsx');
const RegisterProfileStep = lazy(async () => ({ default: (await loadProfileStep()).RegisterProfileStep }));

interface RegisterWizardProps {
  /** Member type of the link that the visitor followed. */
  linkedType: MemberType | '';
  /**
   * True once the page works. Before that, while React hydrates the prerendered page, nothing is read, stored or
   * entered.
   */
  isReady: boolean;
}

/**
 * The three steps of registration in one form. Entries survive Back, Forward and a reload, so leaving needs no
 * confirmation.
 */
export function RegisterWizard({ linkedType, isReady }: RegisterWizardProps) {
  const initialValues = useDraftedValues(linkedType, isReady);
  const [checking, setChecking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const emailExists = useEmailExistsCheck();
  const signUp = useSignUp();
  const waitsUntil = useSignUpWait(isReady);
  const { step, goOn, goBackTo } = useStepInHistory(firstWrongStep(initialValues));
  const form = useRegistrationForm(step, initialValues);
  const showErrorsIn = useStepErrors(form, step, goBackTo, heading);

  useCodeWhenIdle(loadProfileStep);
  useDraftKeeping(linkedType, form.values, { isReady, isDone: signUp.isSuccess });

  const refuse = (errors: Record<string, unknown>) => {
    focusFirstError(form, errors);
    const messages = Object.values(errors);
    if (messages.includes(SELECT_TYPE)) {
      showToast({ id: STEP_TOASTS.type, title: 'Selection Required', message: SELECT_TYPE, tone: 'error' });
    } else if (messages.length === 1 && messages[0] === AGREE_TO_TERMS) {
      showToast({
        id: STEP_TOASTS.terms,
        title: 'Agreement Required',
        message: AGREE_TO_TERMS,
        tone: 'error',
      });
    }
  };

  const refuseEmail = () => {
    showToast({
      id: STEP_TOASTS.email,
      title: 'Email Already Exists',
      message: EMAIL_TAKEN_WORDS,
      tone: 'error',
    });
    showErrorsIn(1, { email: EMAIL_TAKEN_WORDS });
  };

  const explain = (error: unknown) => {
    if (error instanceof CallFailure && error.code === 'EMAIL_TAKEN') return refuseEmail();
    showToast({ ...registrationFailure(error), tone: 'error' });
    const wrong = errorsOfFailure(error);
    if (wrong) showErrorsIn(wrong.step, wrong.errors);
  };

  const send = (values: RegistrationValues) => {
    // Back and Forward can reach the last step after an earlier one became invalid.
    const wrongStep = firstWrongStep(values);
    if (wrongStep < LAST_STEP) return showErrorsIn(wrongStep, errorsOfStep(wrongStep, values));
    signUp.mutate(signUpBodyOf(values), {
      onSuccess: () =>
        showToast({
          title: 'Registration Successful!',
          message: 'Please check your email and click the verification link to activate your account.',
          tone: 'success',
          duration: LONG_TOAST_MS,
        }),
      onError: explain,
    });
  };

  const finish = async (values: RegistrationValues) => {
    if (step === LAST_STEP) return send(values);
    if (step === 1) {
      setChecking(true);
      const [taken, common] = await Promise.all([
        emailExists(values.email),
        isCommonPassword(values.password),
      ]);
      setChecking(false);
      if (taken) return refuseEmail();
      if (common) return showErrorsIn(step, { password: COMMON_PASSWORD_MESSAGE });
    }
    goOn();
  };

  const busy = checking || signUp.isPending;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) form.onSubmit(finish, refuse)(event);
  };

  if (signUp.isSuccess) return <RegisterDone email={form.values.email} />;
  const parts = { form, heading };
  return (
    <form method="post" noValidate onSubmit={submit} inert={!isReady}>
      <RegisterProgress step={step} onStepClick={busy ? () => undefined : goBackTo} />
      {step === 0 && waitsUntil && (
        <Alert color="marigold" role="status" title="Many people are signing up from your network" mb="md">
          You can begin at {formatTime(waitsUntil)}. The page continues then.
        </Alert>
      )}
      {/* The router moves on in a transition: a step stays until the code of the next one is there. */}
      <Suspense fallback={<PageSpinner />}>
        {step === 0 && <RegisterTypeStep {...parts} />}
        {step === 1 && <RegisterAccountStep {...parts} />}
        {step === 2 && <RegisterProfileStep {...parts} />}
      </Suspense>
      <Group justify="space-between" mt="xl">
        {step > 0 ? (
          <Button variant="default" size="md" disabled={busy} onClick={() => goBackTo(step - 1)}>
            Previous
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" size="md" loading={busy} disabled={step === 0 && waitsUntil !== null}>
          {step === LAST_STEP ? 'Create account' : 'Next'}
        </Button>
      </Group>
    </form>
  );
}
