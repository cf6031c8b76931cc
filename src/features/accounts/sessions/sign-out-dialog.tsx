import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface SignOutDialogProps {
  opened: boolean;
  /** Question in the title. */
  title: string;
  /** Text that says what will happen. */
  children: ReactNode;
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before devices are signed out. */
export function SignOutDialog(props: SignOutDialogProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <div>{props.children}</div>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} disabled={props.busy}>
            Cancel
          </Button>
          <Button color="brick" onClick={props.onConfirm} loading={props.busy}>
            {props.confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
