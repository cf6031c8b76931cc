import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router';
import { BUSINESS_HOURS } from '#features/support/ticket-clock/business-hours.rules.ts';
import { useCreateTicket } from '#features/support/tickets/support-tickets.api.ts';
import {
  GuestTicketInput,
  MESSAGE_MAX,
  TICKET_CATEGORIES,
  TicketInput,
} from '#features/support/tickets/support-tickets.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useFocusAtStart } from '#platform/web/dialogs/focus-start.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { messageFrom, subjectFrom } from './chat-tickets.rules.ts';
import type { TranscriptLine } from './live-chat.contract.ts';
import classes from './ticket-draft.module.css';

interface TicketDraftProps {
  /** Question that has no answer, and the conversation around it. */
  question: string;
  transcript: TranscriptLine[];
  onBack: () => void;
  onFollow?: () => void;
}

const guestErrors = schemaResolver(GuestTicketInput, { sync: true });
const memberErrors = schemaResolver(TicketInput.omit({ name: true, email: true }), { sync: true });

interface DraftValues {
  name: string;
  email: string;
  subject: string;
  category: string;
  message: string;
}

/** The fields to send: without name and email for a member. */
const sentOf = ({ name, email, ...values }: DraftValues, isMember: boolean) =>
  isMember ? values : { name, email, ...values };

/** A ticket that the assistant has written from the conversation. The member reads and changes it before it is sent. */
export function TicketDraft({ question, transcript, onBack, onFollow }: TicketDraftProps) {
  const { user } = useSession();
  const create = useCreateTicket();
  const [number, setNumber] = useState<string | null>(null);
  const heading = useFocusAtStart<HTMLHeadingElement>();
  const form = useForm<DraftValues>({
    initialValues: {
      name: '',
      email: '',
      subject: subjectFrom(question),
      category: 'Other',
      message: messageFrom(question, transcript, MESSAGE_MAX),
    },
    validate: (values) => (user ? memberErrors : guestErrors)(sentOf(values, user !== null)),
  });
  const submit = form.onSubmit(
    (values) =>
      create.mutate(user ? TicketInput.parse(sentOf(values, true)) : GuestTicketInput.parse(values), {
        onSuccess: (ticket) => setNumber(ticket.number),
        onError: (error) => showFieldErrors(form, error),
      }),
    (errors) => focusFirstError(form, errors),
  );

  if (number) return <Sent number={number} isMember={user !== null} onBack={onBack} onFollow={onFollow} />;
  return (
    <form className={classes.draft} onSubmit={submit} noValidate aria-label="Ticket to the support team">
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        Your ticket
      </h3>
      <p className={classes.lead}>
        Please read it and change what you like.{' '}
        {user ? `We will reply to ${user.email}.` : 'We will reply to your email address.'}
      </p>
      {!user && (
        <>
          <TextInput label="Name" autoComplete="name" withAsterisk {...form.getInputProps('name')} />
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            withAsterisk
            {...form.getInputProps('email')}
          />
        </>
      )}
      <TextInput label="Subject" withAsterisk {...form.getInputProps('subject')} />
      <NativeSelect label="Category" data={[...TICKET_CATEGORIES]} {...form.getInputProps('category')} />
      <Textarea
        label="Message"
        withAsterisk
        autosize
        minRows={4}
        maxRows={10}
        {...form.getInputProps('message')}
      />
      {create.error && (
        <p className={classes.failure} role="alert">
          {failureText(create.error, 'The ticket was not sent. Please try again.')}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={create.isPending}>
          Send ticket
        </Button>
        <Button variant="subtle" onClick={onBack}>
          Back to the assistant
        </Button>
      </div>
    </form>
  );
}

interface SentProps extends Pick<TicketDraftProps, 'onBack' | 'onFollow'> {
  number: string;
  isMember: boolean;
}

function Sent({ number, isMember, onBack, onFollow }: SentProps) {
  const heading = useFocusAtStart<HTMLHeadingElement>();
  return (
    <div className={classes.draft}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        Ticket {number} is sent
      </h3>
      <p className={classes.lead}>
        We'll get back to you within 24 hours. {BUSINESS_HOURS} You have a confirmation by email.
      </p>
      <div className={classes.actions}>
        {isMember && (
          <Button component={Link} to="/support?tab=tickets" onClick={onFollow}>
            See your tickets
          </Button>
        )}
        <Button variant="default" onClick={onBack}>
          Back to the assistant
        </Button>
      </div>
    </div>
  );
}
