import {
  Button,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import type { SessionUser } from '#platform/web/session.tsx';
import { type Receipt, useGrievanceForm } from './grievance.form.ts';
import classes from './grievance.page.module.css';
import {
  GRIEVANCE_KIND_LABELS,
  GRIEVANCE_KINDS,
  GRIEVANCE_MESSAGE_MAX,
  GROUNDS,
} from './grievances.contract.ts';

interface GrievanceFormProps {
  user: SessionUser | null;
  /** Address of what is reported; empty if the person came without one. */
  about: string;
  kind: (typeof GRIEVANCE_KINDS)[number];
  onSent: (receipt: Receipt) => void;
}

/** Report of content or privacy request. Visitors enter name and email; members are known by their session. */
export function GrievanceForm({ user, about, kind: first, onSent }: GrievanceFormProps) {
  const { form, submit, isSending } = useGrievanceForm(
    { isMember: user !== null, about, kind: first },
    onSent,
  );
  const { kind } = form.values;
  const isReport = kind === 'content_report';
  return (
    <form onSubmit={submit} noValidate aria-label="Report or request">
      <UnsavedChanges when={form.isDirty() && !isSending} />
      <Stack gap="md">
        <SegmentedControl
          fullWidth
          aria-label="What do you want to do"
          data={GRIEVANCE_KINDS.map((value) => ({ value, label: GRIEVANCE_KIND_LABELS[value] }))}
          value={kind}
          onChange={(next) => form.setValues({ kind: next as typeof kind, ground: '' })}
        />
        {user ? (
          <p className={classes.sender}>
            From {user.full_name}. We will reply to {user.email}.
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
        <NativeSelect
          key={kind}
          label={isReport ? 'What is wrong with it' : 'What do you ask for'}
          withAsterisk
          data={[{ value: '', label: 'Please choose' }, ...GROUNDS[kind]]}
          {...form.getInputProps('ground')}
        />
        {isReport && (
          <TextInput
            label="Address of the page"
            description="Copy it from the address bar of your browser. It starts with the address of this site or with /."
            inputMode="url"
            autoCapitalize="off"
            autoComplete="off"
            withAsterisk
            {...form.getInputProps('about')}
          />
        )}
        <Textarea
          label="Description"
          description={
            isReport
              ? 'Say which part it is, why it is wrong, and what you ask for.'
              : 'Say which data it is about. Please send no papers or numbers of identity cards here.'
          }
          withAsterisk
          autosize
          minRows={5}
          maxRows={14}
          maxLength={GRIEVANCE_MESSAGE_MAX}
          {...form.getInputProps('message')}
        />
        <Button type="submit" size="md" loading={isSending} className={classes.send}>
          {isReport ? 'Send report' : 'Send request'}
        </Button>
      </Stack>
    </form>
  );
}
