import { Button, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import type { SessionUser } from '#platform/web/session.tsx';
import { useContactForm } from './contact.form.ts';
import classes from './contact-form.module.css';
import { TICKET_CATEGORIES, TICKET_PRIORITIES } from './support-tickets.contract.ts';

interface ContactFormProps {
  user: SessionUser | null;
  /** Initial text of the message. */
  message: string;
  /** Number of the resolved ticket that the message goes on with. */
  follows: string | null;
  onSent: (number: string) => void;
}

const PRIORITIES = TICKET_PRIORITIES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** Message to the support team. Visitors enter name and email; members are known by their session. */
export function ContactForm({ user, message, follows, onSent }: ContactFormProps) {
  const { form, submit, isSending } = useContactForm({ isMember: user !== null, message, follows, onSent });
  return (
    <form onSubmit={submit} noValidate aria-label="Message to the support team">
      <UnsavedChanges when={form.isDirty() && !isSending} />
      <Stack gap="md">
        {user ? (
          <p className={classes.sender}>
            From {user.full_name}. We will reply to {user.email}.
            {follows && ` This ticket goes on with ${follows}.`}
          </p>
        ) : (
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label="Name" autoComplete="name" withAsterisk {...form.getInputProps('name')} />
            <TextInput
              label="Email"
              type="email"
              autoComplete="email"
              withAsterisk
              {...form.getInputProps('email')}
            />
          </SimpleGrid>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label="Phone" type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
          <TextInput
            label="Organization"
            autoComplete="organization"
            {...form.getInputProps('organization')}
          />
        </SimpleGrid>
        <TextInput label="Subject" withAsterisk {...form.getInputProps('subject')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect label="Category" data={[...TICKET_CATEGORIES]} {...form.getInputProps('category')} />
          <NativeSelect label="Priority" data={PRIORITIES} {...form.getInputProps('priority')} />
        </SimpleGrid>
        <Textarea
          label="Message"
          withAsterisk
          autosize
          minRows={5}
          maxRows={14}
          {...form.getInputProps('message')}
        />
        <Button type="submit" size="md" loading={isSending} className={classes.send}>
          Send message
        </Button>
      </Stack>
    </form>
  );
}
