import { Alert, Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { GuardedDialog } from '#platform/web/dialogs/guarded-dialog.tsx';
import { intoView } from '#platform/web/ui/into-view.ts';
import classes from './record-dialog.module.css';

interface RecordDialogProps {
  opened: boolean;
  title: string;
  /** What the button does, e.g. "Add service". */
  submitLabel: string;
  destructive?: boolean;
  /** Whether there is anything to lose. */
  unsaved: boolean;
  busy: boolean;
  /** Why it could not be saved, beyond what stands under the fields. */
  failure: { title: string; message: string } | null;
  /** In place of the form: what another save has changed meanwhile, and the choice. */
  conflict?: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog in which something is written and sent: a service, a project, a document, a question to an admin. */
export function RecordDialog(props: RecordDialogProps) {
  const { submitLabel, destructive, failure, conflict, onSubmit, children, ...dialog } = props;
  return (
    <GuardedDialog {...dialog} title={conflict ? 'Changed elsewhere' : dialog.title} size="38rem">
      {(close) =>
        conflict || (
          <form onSubmit={onSubmit} noValidate>
            <Stack>
              {children}
              {failure && (
                <Alert ref={intoView} color="brick" role="alert" title={failure.title}>
                  {failure.message}
                </Alert>
              )}
              <Group justify="flex-end" gap="sm" className={classes.actions}>
                <Button variant="default" onClick={close} disabled={dialog.busy}>
                  Cancel
                </Button>
                <Button type="submit" color={destructive ? 'brick' : undefined} loading={dialog.busy}>
                  {submitLabel}
                </Button>
              </Group>
            </Stack>
          </form>
        )
      }
    </GuardedDialog>
  );
}
