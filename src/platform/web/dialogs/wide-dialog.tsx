import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { use, useCallback, useEffect, useState } from 'react';
import classes from './dialog.module.css';
import { DialogCover } from './dialog-cover.tsx';

const TOUCH_TARGET = 44;

/**
 * A dialog for work: wide on a desk, the whole screen on a phone. While another dialog of its content is open,
 * Escape is for that one. (Mantine's `Modal.Stack` forgets to uncover when the upper dialog is unmounted, which
 * happens whenever a partner deletes what is being asked about.)
 */
export function WideDialog({ children, ...props }: ModalProps) {
  const onPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  // Mantine notes whom to give the focus back to when a dialog opens: one that loads late must not begin open.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const [covers, setCovers] = useState(0);
  const around = use(DialogCover);
  useEffect(() => (props.opened ? around?.() : undefined), [props.opened, around]);
  const cover = useCallback(() => {
    setCovers((now) => now + 1);
    return () => setCovers((now) => now - 1);
  }, []);
  return (
    <Modal
      padding="lg"
      closeButtonProps={{ 'aria-label': 'Close', size: onPhone ? TOUCH_TARGET : undefined }}
      classNames={{ title: classes.title, content: classes.content }}
      {...props}
      opened={isMounted && props.opened}
      fullScreen={onPhone}
      closeOnEscape={covers === 0}
    >
      <DialogCover value={cover}>{children}</DialogCover>
    </Modal>
  );
}
