import { Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, use, useEffect } from 'react';
import { clearNotices } from '../toast.ts';
import classes from './dialog.module.css';
import { DialogCover } from './dialog-cover.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question. */
  title: string;
  /** Says what will happen or be lost. */
  children: ReactNode;
  /** Action of the button, e.g. "Delete milestone". */
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  busy?: boolean;
  /** True to return the focus; false where the outer dialog closes as well. */
  returnFocus?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, cancelLabel = 'Cancel', destructive, busy } = props;
  const cover = use(DialogCover);
  useEffect(() => (opened ? cover?.() : undefined), [opened, cover]);
  useEffect(() => {
    if (opened) clearNotices();
  }, [opened]);
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      returnFocus={props.returnFocus}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.question }}
    >
      <Stack>
        <div>{children}</div>
        <Group justify="flex-end" gap="sm" className={classes.answers}>
          <Button variant="default" onClick={props.onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button color={destructive ? 'brick' : undefined} onClick={props.onConfirm} loading={busy}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
