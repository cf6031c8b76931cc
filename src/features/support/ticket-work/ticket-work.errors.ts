import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const ticketWorkErrors = defineErrors({
  GRIEVANCE_UNDECIDED: [
    409,
    'Reports and privacy requests are resolved by a decision with reasons. Please decide it in the register.',
  ],
  TICKET_CHANGED: [409, 'Someone else has changed or answered this ticket since you opened it.'],
  TICKET_MERGED: [409, 'This ticket was merged into another one. Please open that one.'],
  TICKET_NOT_MERGED: [409, 'This ticket is not merged into another one.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof ticketWorkErrors> {}
}
