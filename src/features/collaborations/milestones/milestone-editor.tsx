import { Alert, Button, Group, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { z } from 'zod';
import { AppError, failureText } from '#platform/contract/errors.ts';
import {
  type MilestoneValues,
  milestoneErrors,
  milestoneValues,
  toMilestoneInput,
} from './milestone.form.ts';
import classes from './milestone-editor.module.css';
import type { Milestone, MilestoneInput } from './milestones.contract.ts';

const STATUS_OPTIONS = [
  { value: 'pending', label: 'Pending' },
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
];

/** Escape cancels the editing, not the dialog around it. */
const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': true };

interface MilestoneEditorProps {
  /** Milestone to change; undefined for a new one. */
  milestone?: Milestone;
  save: (input: z.input<typeof MilestoneInput>) => Promise<unknown>;
  saveLabel: string;
  onClose: () => void;
}

/** Adds or changes a milestone inside the timeline. */
export function MilestoneEditor({ milestone, save, saveLabel, onClose }: MilestoneEditorProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<MilestoneValues>({
    initialValues: milestoneValues(milestone),
    validate: milestoneErrors,
  });
  const submit = async (values: MilestoneValues) => {
    setBusy(true);
    setFailure(null);
    try {
      await save(toMilestoneInput(values));
      onClose();
    } catch (error) {
      setBusy(false);
      setFailure(failureText(error, 'The milestone was not saved. Please try again.'));
      if (error instanceof AppError && error.fields) form.setErrors(error.fields);
    }
  };
  return (
    <form
      data-record-editor
      className={classes.editor}
      aria-label={milestone ? `Edit ${milestone.title}` : 'New milestone'}
      onSubmit={form.onSubmit(submit, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      noValidate
    >
      <TextInput label="Title" withAsterisk autoFocus {...KEEPS_ESCAPE} {...form.getInputProps('title')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput type="date" label="Due date" {...KEEPS_ESCAPE} {...form.getInputProps('due_date')} />
        <NativeSelect
          label="Status"
          data={STATUS_OPTIONS}
          {...KEEPS_ESCAPE}
          {...form.getInputProps('status')}
        />
      </SimpleGrid>
      <Textarea
        label="Description"
        autosize
        minRows={2}
        {...KEEPS_ESCAPE}
        {...form.getInputProps('description')}
      />
      {failure && <Alert color="brick">{failure}</Alert>}
      <Group gap="xs">
        <Button type="submit" size="sm" loading={busy}>
          {saveLabel}
        </Button>
        <Button variant="default" size="sm" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
