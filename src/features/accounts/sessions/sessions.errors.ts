import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const sessionsErrors = defineErrors({
  NO_ORGANISATION: [
    403,
    'You belong to no organisation any more. A colleague can invite you again. For your personal data, please use the form at /grievance.',
  ],
  ORGANISATION_SUSPENDED: [
    403,
    'Your organisation is suspended. To have it looked at again, please use the form at /grievance.',
  ],
  JOIN_WAITING: [403, 'Your request to join an organisation waits for the answer of an owner.'],
  SESSION_NOT_FOUND: [404, 'This device is already signed out.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof sessionsErrors> {}
}
