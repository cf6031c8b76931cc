import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { dropTicketFile, storeTicketFile } from '#features/support/ticket-files/ticket-files.api.ts';
import { TICKET_FILE } from '#features/support/ticket-files/ticket-files.contract.ts';
import {
  MESSAGE_FILES_MAX,
  MESSAGE_MAX,
  type TicketDetail,
  type TicketFile,
  TicketReplyInput,
} from '#features/support/tickets/support-tickets.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import { AttachmentField } from '#platform/web/fields/attachment-field.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { intoView } from '#platform/web/ui/into-view.ts';
import classes from './ticket-view.module.css';

interface Answer {
  message: string;
  file_ids: string[];
}

interface AnswerFormProps {
  ticket: TicketDetail;
  /** False for a guest: files belong to an account. */
  takesFiles: boolean;
  send: (answer: Answer) => Promise<unknown>;
}

const NOTHING = { message: '', files: [] as TicketFile[] };

const answerOf = ({ message, files }: typeof NOTHING): Answer => ({
  message,
  file_ids: files.map(({ id }) => id),
});

/** Writes an answer to the support team. Of a resolved ticket it opens it again. */
export default function AnswerForm({ ticket, takesFiles, send }: AnswerFormProps) {
  const isResolved = ticket.status === 'resolved';
  const [isBusy, setBusy] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const form = useForm({
    initialValues: NOTHING,
    validate: (values) => inputErrors(TicketReplyInput, answerOf(values)),
  });
  const submit = async (values: typeof NOTHING) => {
    setSending(true);
    setFailure(null);
    try {
      await send(answerOf(values));
      form.setValues(NOTHING);
      form.resetDirty(NOTHING);
      showToast({ title: isResolved ? 'Ticket reopened' : 'Message sent', tone: 'success' });
    } catch (error) {
      if (!showFieldErrors(form, error, (name) => (name === 'file_ids' ? 'files' : name)))
        setFailure(error as Error);
    }
    setSending(false);
  };
  return (
    <section className={classes.section} aria-labelledby="answer">
      <h2 id="answer" className={classes.heading}>
        {isResolved ? 'Is something still open?' : 'Your answer'}
      </h2>
      <form noValidate onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}>
        <UnsavedChanges when={form.isDirty() && !isSending} />
        <Stack gap="md">
          <Textarea
            label="Message"
            autosize
            minRows={4}
            maxRows={16}
            maxLength={MESSAGE_MAX}
            {...form.getInputProps('message')}
          />
          {takesFiles && (
            <AttachmentField
              what="message"
              max={MESSAGE_FILES_MAX}
              rule={TICKET_FILE}
              store={(file) => storeTicketFile(ticket.id, file)}
              drop={dropTicketFile}
              value={form.values.files}
              error={form.errors.files as string | undefined}
              onChange={(change) => form.setFieldValue('files', change)}
              onBusy={setBusy}
            />
          )}
          {failure && (
            <Alert ref={intoView} color="brick" role="alert" title="Message not sent">
              {failureText(failure, 'Please try again.')}
            </Alert>
          )}
          <Group>
            <Button type="submit" loading={isSending} disabled={isBusy}>
              {isResolved ? 'Send and reopen' : 'Send message'}
            </Button>
          </Group>
        </Stack>
      </form>
    </section>
  );
}
