import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusFirstError } from '#platform/web/form-errors.ts';
import { useHistoryState } from '#platform/web/hydration.ts';
import { hideToast } from '#platform/web/toast.ts';
import type { RegistrationErrors, RegistrationForm } from './register.form.ts';

/** Ids of the toasts that say why a step cannot be left. */
export const STEP_TOASTS = { type: 'type', terms: 'terms', email: 'email' };

interface HistoryState {
  registrationStep: number;
}

/**
 * Keeps the wizard's step in the browser's history. Each step is an entry above the previous one, so Back returns to
 * the previous step and a reload stays on the same one. `opened` blocks steps whose earlier steps are incomplete, such
 * as the last one after a reload, which drops the passwords.
 */
export function useStepInHistory(initiallyOpened: number) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const entry = useHistoryState<HistoryState>().registrationStep ?? 0;
  const [opened, setOpened] = useState(initiallyOpened);
  const step = Math.min(entry, opened);

  const goOn = () => {
    setOpened(Math.max(opened, step + 1));
    const state: HistoryState = { registrationStep: step + 1 };
    if (entry === step) void navigate({ search }, { state });
  };
  const goBackTo = (target: number) => {
    if (target < entry) void navigate(target - entry);
  };
  return { step, goOn, goBackTo };
}

/**
 * Sets the focus when a step appears: on its heading, without errors, or on the first wrong field if the member was
 * sent back to it. Hides the toasts of the previous step, which would cover the fields on a phone.
 * @returns a function that shows errors in the step they belong to.
 */
export function useStepErrors(
  form: RegistrationForm,
  step: number,
  goBackTo: (step: number) => void,
  heading: RefObject<HTMLElement | null>,
): (target: number, errors: RegistrationErrors) => void {
  const carried = useRef<RegistrationErrors>({});
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const errors = carried.current;
    carried.current = {};
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return focusFirstError(form, errors);
    heading.current?.focus();
    for (const id of Object.values(STEP_TOASTS)) hideToast(id);
  }, [step, form, heading]);

  return (target, errors) => {
    if (target < step) {
      carried.current = errors;
      return goBackTo(target);
    }
    form.setErrors(errors);
    focusFirstError(form, errors);
  };
}
