import { Alert, Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { z } from 'zod';
import classes from '#features/collaborations/collaboration/inline-editor.module.css';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import {
  type MilestoneValues,
  milestoneErrors,
  milestoneValues,
  toMilestoneInput,
} from './milestone.form.ts';
import { useMilestoneChoices } from './milestone-choices.hook.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import type { Milestone, MilestoneInput } from './milestones.contract.ts';

/** Escape cancels the editing, not the dialog around it. */
const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': true };

interface MilestoneEditorProps {
  collaborationId: string;
  /** All milestones of the collaboration. */
  milestones: Milestone[];
  save: (input: z.input<typeof MilestoneInput>) => Promise<unknown>;
  onClose: () => void;
}

/** Adds a milestone inside the timeline. */
export function MilestoneEditor({ collaborationId, milestones, save, onClose }: MilestoneEditorProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const choices = useMilestoneChoices(collaborationId, milestones);
  const form = useForm<MilestoneValues>({
    initialValues: milestoneValues(),
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
      if (error instanceof CallFailure && error.fields) form.setErrors(error.fields);
    }
  };
  return (
    <form
      data-record-editor
      className={classes.editor}
      aria-label="New milestone"
      onSubmit={form.onSubmit(submit, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      noValidate
    >
      <MilestoneFields
        collaborationId={collaborationId}
        values={form.values}
        choices={choices}
        field={(name) => ({
          ...KEEPS_ESCAPE,
          ...form.getInputProps(name),
          ...(name === 'title' && { autoFocus: true }),
        })}
      />
      {failure && <Alert color="brick">{failure}</Alert>}
      <Group gap="xs">
        <Button type="submit" size="sm" loading={busy}>
          Add milestone
        </Button>
        <Button variant="default" size="sm" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
