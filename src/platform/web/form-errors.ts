import type { z } from 'zod';
import { CallFailure } from '#platform/contract/errors.ts';

/** The part of a Mantine form that is needed here. */
interface FormWithErrors {
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

/**
 * Puts what a failed call says about fields under their inputs and moves focus to the first.
 * @param nameOf the form's name of a wire field (`userData.bio` -> `short_summary`); the same name unless given
 * @returns whether the failure named any field
 */
export function showFieldErrors(
  form: FormWithErrors,
  error: unknown,
  nameOf: (wireName: string) => string = (name) => name,
): boolean {
  const fields = Object.entries((error instanceof CallFailure && error.fields) || {});
  if (fields.length === 0) return false;
  const errors = Object.fromEntries(fields.map(([name, message]) => [nameOf(name), message]));
  form.setErrors(errors);
  focusFirstError(form, errors);
  return true;
}

const FOCUSABLE = 'input, textarea, select, button, [tabindex]';

/**
 * Moves focus to the first wrong field, in a group of radio buttons to the first of them. Errors come in the schema's
 * order: keep it the order of the page.
 */
export function focusFirstError(
  form: Pick<FormWithErrors, 'getInputNode'>,
  errors: Record<string, unknown>,
): void {
  for (const name of Object.keys(errors)) {
    const node = form.getInputNode(name);
    if (!node) continue;
    (node.matches(FOCUSABLE) ? node : (node.querySelector<HTMLElement>(FOCUSABLE) ?? node)).focus();
    return;
  }
}

/** Field name to the first thing that is wrong with it, in the schema's order; empty when the schema takes the input. */
export function inputErrors(schema: z.ZodType, input: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    errors[String(path[0])] ??= message;
  }
  return errors;
}
