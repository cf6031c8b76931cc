import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { CollaborationRequestForm } from './collaboration-request.form.ts';
import classes from './collaboration-request-guest.module.css';
import { HELD_UNTIL } from './held-requests.rules.ts';

interface CollaborationRequestGuestProps {
  form: CollaborationRequestForm;
  /** Name of the member who receives the request. */
  targetName: string;
}

/** Asks a guest for name and email, and explains how they are used. */
export function CollaborationRequestGuest({ form, targetName }: CollaborationRequestGuestProps) {
  return (
    <Stack mb="md">
      <p className={classes.note}>
        Without an account, your request goes to our team first. If an admin passes it on, {targetName} sees
        your name and email to reply to you. We delete the request, with both, {HELD_UNTIL}.
      </p>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Your name"
          autoComplete="name"
          withAsterisk
          data-autofocus
          {...form.getInputProps('guest_name')}
        />
        <TextInput
          label="Your email"
          type="email"
          autoComplete="email"
          withAsterisk
          {...form.getInputProps('guest_email')}
        />
      </SimpleGrid>
    </Stack>
  );
}
