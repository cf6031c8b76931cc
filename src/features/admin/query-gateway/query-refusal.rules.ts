import { AppError } from '#platform/contract/errors.ts';

/**
 * The refusal of a statement, with the place of what is wrong in it.
 * @param at number of the character in the text, from 1.
 * @param parameter number of the parameter that is wrong, from 1, where the text is right.
 */
export function refusal(at: number, message: string, parameter?: number): AppError {
  const words = `At character ${at}: ${message}`;
  const field = parameter === undefined ? 'text' : `params.${parameter - 1}`;
  return new AppError('VALIDATION_FAILED', { message: words, fields: { [field]: words } });
}
