import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Collaboration } from '#features/collaborations/collaborations.contract.ts';
import { AppError } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { GuardedDialog } from '#platform/web/ui/guarded-dialog.tsx';
import { useCreateCollaboration } from '../collaborations.api.ts';
import {
  EMPTY_INITIATIVE,
  type InitiativeValues,
  isSendable,
  toCollaborationInput,
  toMilestoneInputs,
  useInitiativeForm,
} from '../initiative.form.ts';
import classes from './initiative-dialog.module.css';
import { InitiativeFields } from './initiative-fields.tsx';

const LONG_TOAST_MS = 8000;

interface InitiativeDialogProps {
  opened: boolean;
  onClose: () => void;
  onOpenWorkspace: (id: string) => void;
}

/** The dialog "Create New Initiative". Its key milestones are created after the initiative, one by one. */
export function InitiativeDialog({ opened, onClose, onOpenWorkspace }: InitiativeDialogProps) {
  const [savedMilestones, setSavedMilestones] = useState(0);
  const create = useCreateCollaboration();
  const form = useInitiativeForm();

  const close = () => {
    setSavedMilestones(0);
    form.reset();
    create.reset();
    onClose();
  };
  const announce = (collaboration: Collaboration, missing: string[]) =>
    showToast({
      title: missing.length > 0 ? 'Created, but some milestones are missing' : 'Initiative created',
      message: missing.length > 0 ? `Please add them again: ${missing.join(', ')}` : collaboration.title,
      tone: missing.length > 0 ? 'error' : 'success',
      duration: LONG_TOAST_MS,
      action: { label: 'Open workspace', run: () => onOpenWorkspace(collaboration.id) },
    });
  const submit = (values: InitiativeValues) =>
    create.mutate(
      {
        body: toCollaborationInput(values),
        milestones: toMilestoneInputs(values),
        onMilestone: setSavedMilestones,
      },
      {
        onSuccess: ({ collaboration, missing }) => {
          announce(collaboration, missing);
          close();
        },
        onError: (error) => form.setErrors((error instanceof AppError && error.fields) || {}),
      },
    );
  const focusFirstError = (errors: Record<string, unknown>) => {
    const first = Object.keys(EMPTY_INITIATIVE).find((field) => field in errors);
    if (first) form.getInputNode(first)?.focus();
  };

  return (
    <GuardedDialog
      opened={opened}
      title="Create New Initiative"
      size="38rem"
      question="Discard this initiative?"
      unsaved={form.isDirty() && !create.isSuccess}
      busy={create.isPending}
      onClose={close}
    >
      {(closeUnlessUnsaved) => (
        <form onSubmit={form.onSubmit(submit, focusFirstError)} noValidate>
          <Stack>
            <InitiativeFields form={form} />
            {create.error && <Alert color="brick">Failed to create project: {create.error.message}</Alert>}
            <Group justify="flex-end" gap="sm" className={classes.actions}>
              {create.isPending && savedMilestones > 0 && (
                <span role="status" className={classes.saving}>
                  {savedMilestones} of {toMilestoneInputs(form.values).length} milestones saved
                </span>
              )}
              <Button variant="default" onClick={closeUnlessUnsaved} disabled={create.isPending}>
                Cancel
              </Button>
              <Button type="submit" disabled={!isSendable(form.values)} loading={create.isPending}>
                Create initiative
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </GuardedDialog>
  );
}
