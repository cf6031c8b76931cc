import { Alert, Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { intoView } from '#platform/web/ui/into-view.ts';
import { GuardedDialog } from './guarded-dialog.tsx';
import classes from './record-dialog.module.css';

interface RecordDialogProps {
  opened: boolean;
  title: string;
  /** Text of the submit button, for example "Add service". */
  submitLabel: string;
  destructive?: boolean;
  /** True if closing would lose changes. */
  unsaved: boolean;
  busy: boolean;
  /** Reason why saving failed, in addition to the messages below the fields. */
  failure: { title: string; error: Error | null } | null;
  /** Replaces the form when another save has changed the same fields. */
  conflict?: ReactNode;
  /** Replaces the form before it can be filled in, or once it is sent. */
  instead?: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a form: a service, a project, a document, a question to an admin. */
export function RecordDialog(props: RecordDialogProps) {
  const { submitLabel, destructive, failure, conflict, instead, onSubmit, children, ...dialog } = props;
  return (
    <GuardedDialog {...dialog} title={conflict ? 'Changed elsewhere' : dialog.title} size="38rem">
      {(close) =>
        conflict ||
        instead || (
          <form onSubmit={onSubmit} noValidate>
            <Stack>
              {children}
              {failure && (
                <Alert ref={intoView} color="brick" role="alert" title={failure.title}>
                  {failureText(failure.error, '')}
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
