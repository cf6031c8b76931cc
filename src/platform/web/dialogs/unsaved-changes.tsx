import { Button, Group, Modal } from '@mantine/core';
import { use, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { DialogCover } from './dialog-cover.tsx';

const leavesPage = (from: Location, to: Location) => from.pathname !== to.pathname;

interface UnsavedChangesProps {
  /** True if there are unsaved changes. */
  when: boolean;
  title?: string;
  /** Names the unsaved work. */
  message?: string;
  /** True if a step in the browser's history leaves the work; by default, any step to another page does. */
  leaves?: (from: Location, to: Location) => boolean;
}

/**
 * Asks before a page with unsaved work is left: by a link, by back and forth, or by closing the tab. Within a dialog,
 * Escape is for the question while that is open.
 */
export function UnsavedChanges({
  when,
  title = 'Leave without saving?',
  message = 'What you have entered here will be lost.',
  leaves = leavesPage,
}: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && leaves(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  const asking = blocker.state === 'blocked';
  const cover = use(DialogCover);
  useEffect(() => (asking ? cover?.() : undefined), [asking, cover]);

  return (
    <Modal
      opened={asking}
      onClose={() => blocker.reset?.()}
      title={title}
      size="sm"
      closeButtonProps={{ 'aria-label': 'Stay on this page' }}
    >
      <p>{message}</p>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="subtle" color="brick" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button onClick={() => blocker.reset?.()}>Stay</Button>
      </Group>
    </Modal>
  );
}
