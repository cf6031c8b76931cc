import { useForm } from '@mantine/form';
import { inputErrors } from '#platform/web/form-errors.ts';
import { type TicketStatus, TicketUpdate } from './support-tickets.contract.ts';

/** Values of an admin's answer; without a reply only the status changes. */
export interface TicketAnswerValues {
  reply: string;
  status: TicketStatus;
}

function answerErrors(values: TicketAnswerValues, before: TicketStatus): Record<string, string> {
  if (!values.reply.trim() && values.status === before) {
    return { reply: 'Please write a reply or choose another status' };
  }
  return inputErrors(TicketUpdate, values);
}

/** Form of an answer to a ticket that has the status `before`. */
export const useTicketAnswerForm = (before: TicketStatus) =>
  useForm<TicketAnswerValues>({
    initialValues: { reply: '', status: before },
    validate: (values) => answerErrors(values, before),
  });
