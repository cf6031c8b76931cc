import { schemaResolver, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { BUSINESS_HOURS } from '#features/support/ticket-clock/business-hours.rules.ts';
import { failureText } from '#platform/contract/errors.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useCreateTicket } from './support-tickets.api.ts';
import { GuestTicketInput, TicketInput } from './support-tickets.contract.ts';

const guestErrors = schemaResolver(GuestTicketInput, { sync: true });
const memberErrors = schemaResolver(TicketInput.omit({ name: true, email: true }), { sync: true });

const EMPTY = {
  name: '',
  email: '',
  phone: '',
  organization: '',
  subject: '',
  category: 'Other' as string | null,
  priority: 'medium' as string | null,
  message: '',
};

interface ContactFormOptions {
  isMember: boolean;
  /** Fills an empty message. */
  message: string;
  /** Number of the resolved ticket that a member's message goes on with. */
  follows: string | null;
  /** Receives the ticket's number when the server has stored the message. */
  onSent: (number: string) => void;
}

/**
 * The contact form (specification part 2, sections 3 and 5). A member's name and address come from the account.
 */
export function useContactForm({ isMember, message, follows, onSent }: ContactFormOptions) {
  const errorsOf = isMember ? memberErrors : guestErrors;
  const form = useForm({
    initialValues: EMPTY,
    validate: (values) => errorsOf(sentOf(values, isMember)),
  });
  const create = useCreateTicket();
  const { getValues, setFieldValue, resetDirty } = form;

  useEffect(() => {
    if (!message || getValues().message) return;
    setFieldValue('message', message);
    // Text that the member did not type is not an unsaved change.
    resetDirty({ ...getValues(), message });
  }, [message, getValues, setFieldValue, resetDirty]);

  const submit = form.onSubmit(
    (values) =>
      create.mutate(
        isMember ? TicketInput.parse({ ...sentOf(values, true), follows }) : GuestTicketInput.parse(values),
        {
          onSuccess: ({ number }) => {
            showToast({
              title: 'Message Sent!',
              message: `We'll get back to you within 24 hours. ${BUSINESS_HOURS}`,
              tone: 'success',
            });
            onSent(number);
          },
          onError: (error) => {
            if (showFieldErrors(form, error)) return;
            showToast({
              title: 'Message not sent',
              message: failureText(error, 'Please try again.'),
              tone: 'error',
            });
          },
        },
      ),
    (errors) => focusFirstError(form, errors),
  );

  return { form, submit, isSending: create.isPending };
}

/** Returns the fields to send: without name and email for a member. */
function sentOf({ name, email, ...values }: typeof EMPTY, isMember: boolean): object {
  return isMember ? values : { name, email, ...values };
}
