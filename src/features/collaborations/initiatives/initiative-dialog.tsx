import { Alert, Button, Group, Stack } from '@mantine/core';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { GuardedDialog } from '#platform/web/dialogs/guarded-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import {
  type InitiativeValues,
  initiativeField,
  isSendable,
  toCollaborationInput,
  useInitiativeForm,
} from './initiative.form.ts';
import classes from './initiative-dialog.module.css';
import { InitiativeFields } from './initiative-fields.tsx';
import { useCreateCollaboration } from './initiatives.api.ts';

interface InitiativeDialogProps {
  opened: boolean;
  onClose: () => void;
  onOpenWorkspace: (id: string) => void;
}

/** The dialog "Create New Initiative": the initiative and its key milestones are sent together. */
export function InitiativeDialog({ opened, onClose, onOpenWorkspace }: InitiativeDialogProps) {
  const create = useCreateCollaboration();
  const form = useInitiativeForm();

  const close = () => {
    form.reset();
    create.reset();
    onClose();
  };
  const announce = (collaboration: Collaboration) =>
    showToast({
      title: 'Initiative created',
      message: collaboration.title,
      tone: 'success',
      duration: LONG_TOAST_MS,
      action: { label: 'Open workspace', run: () => onOpenWorkspace(collaboration.id) },
    });
  const submit = (values: InitiativeValues) =>
    create.mutate(toCollaborationInput(values), {
      onSuccess: (collaboration) => {
        announce(collaboration);
        close();
      },
      onError: (error) => showFieldErrors(form, error, (name) => initiativeField(name, values)),
    });

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
        <form onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))} noValidate>
          <Stack>
            <InitiativeFields form={form} />
            {create.error && (
              <Alert color="brick">
                Failed to create project: {failureText(create.error, 'Please try again.')}
              </Alert>
            )}
            <Group justify="flex-end" gap="sm" className={classes.actions}>
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
