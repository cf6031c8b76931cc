import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const ticketsErrors = defineErrors({
  TICKET_NOT_FOUND: [404, 'Support ticket not found'],
  TICKET_CLOSED: [
    409,
    'This ticket was resolved more than 14 days ago. Please create a new ticket, which goes on with this one.',
  ],
  TICKET_NOT_RATABLE: [
    409,
    'Help can be rated within 14 days after a ticket is resolved, and the rating can be changed once.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof ticketsErrors> {}
}
