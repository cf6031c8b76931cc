import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';

/** A dialog for work: wide on a desk, the whole screen on a phone. */
export function WideDialog(props: ModalProps) {
  const onPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return <Modal padding="lg" closeButtonProps={{ 'aria-label': 'Close' }} {...props} fullScreen={onPhone} />;
}
