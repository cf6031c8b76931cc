import { useForm } from '@mantine/form';
import type { TicketStatus } from '#features/support/tickets/support-tickets.contract.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { TicketUpdate } from './ticket-work.contract.ts';

/** Values of an admin's answer; without a reply only the status changes. */
export interface TicketAnswerValues {
  reply: string;
  status: TicketStatus;
}

function answerErrors(values: TicketAnswerValues, before: TicketStatus): Record<string, string> {
  if (!values.reply.trim() && values.status === before) {
    return { reply: 'Please write a reply or choose another status' };
  }
  return inputErrors(TicketUpdate.omit({ version: true }), values);
}

/** Form of an answer to a ticket that has the status `before`. */
export const useTicketAnswerForm = (before: TicketStatus) =>
  useForm<TicketAnswerValues>({
    initialValues: { reply: '', status: before },
    validate: (values) => answerErrors(values, before),
  });
