import { Button, Group } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import classes from './account-form.module.css';
import { FormFrame } from './form-frame.tsx';

interface AccountFormProps {
  /** Error that belongs to no field. */
  problem: string | null;
  busy: boolean;
  submitLabel: string;
  destructive?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  children: ReactNode;
}

/** Form of the account page. It focuses the first field when it appears. */
export function AccountForm(props: AccountFormProps) {
  return (
    <FormFrame problem={props.problem} focused className={classes.form} onSubmit={props.onSubmit}>
      {props.children}
      <Group gap="sm">
        <Button type="submit" color={props.destructive ? 'brick' : undefined} loading={props.busy}>
          {props.submitLabel}
        </Button>
        <Button variant="default" onClick={props.onCancel} disabled={props.busy}>
          Cancel
        </Button>
      </Group>
    </FormFrame>
  );
}
