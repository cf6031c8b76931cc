import { Alert, Button, Group, Stack } from '@mantine/core';
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import classes from './account-form.module.css';

interface AccountFormProps {
  /** What went wrong and belongs to no field. */
  problem: string | null;
  busy: boolean;
  submitLabel: string;
  destructive?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  children: ReactNode;
}

/** A form of the account page: the first field has the focus as soon as it is there. */
export function AccountForm(props: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), []);
  return (
    <form ref={form} className={classes.form} method="post" noValidate onSubmit={props.onSubmit}>
      <Stack gap="md">
        {props.problem && (
          <Alert color="brick" role="alert">
            {props.problem}
          </Alert>
        )}
        {props.children}
        <Group gap="sm">
          <Button type="submit" color={props.destructive ? 'brick' : undefined} loading={props.busy}>
            {props.submitLabel}
          </Button>
          <Button variant="default" onClick={props.onCancel} disabled={props.busy}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
