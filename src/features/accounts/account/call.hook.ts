import { useForm } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';

interface CallForm<Values extends object, Input, Output> {
  initialValues: Values;
  /** Returns errors by field. */
  validate: (values: Values) => Record<string, ReactNode>;
  mutation: UseMutationResult<Output, Error, Input>;
  /** Says what was not done, for an error without words of the server. */
  failed: string;
  toInput: (values: Values) => Input;
  onDone?: (answer: Output, values: Values) => void;
  /** @returns true if it handled the error; otherwise the error appears under the fields that it names. */
  onRefused?: (error: Error, values: Values) => boolean;
}

/** Sends a form in one call. Server errors appear under their fields, or above all fields. */
export function useCallForm<Values extends object, Input, Output>(options: CallForm<Values, Input, Output>) {
  const { initialValues, validate, mutation, failed, toInput, onDone, onRefused } = options;
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues, validate });
  const send = (values: Values) => {
    if (mutation.isPending) return;
    mutation.mutate(toInput(values), {
      onSuccess: (answer) => onDone?.(answer, values),
      onError: (error) => {
        if (!onRefused?.(error, values)) showFieldErrors(form, error);
      },
    });
  };
  return {
    form,
    /** Props of the element around the fields. */
    frame: {
      problem:
        mutation.isError && Object.keys(form.errors).length === 0
          ? failureText(mutation.error, failed)
          : null,
      busy: mutation.isPending,
      onSubmit: form.onSubmit(send, (errors) => focusFirstError(form, errors)),
    },
  };
}
