import { Button, Group } from '@mantine/core';

interface CollaborationRequestDiscardProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * Asks before what was typed is lost. It takes the place of the form's own buttons rather than a second dialog's,
 * so that Escape and the return of the focus stay with the one dialog.
 */
export function CollaborationRequestDiscard({ onKeep, onDiscard }: CollaborationRequestDiscardProps) {
  return (
    <Group role="alertdialog" aria-label="Discard this request?" justify="space-between" gap="xs">
      <span>Discard this request? What you have entered will be lost.</span>
      <Group gap="sm">
        <Button variant="subtle" color="brick" onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="default" autoFocus onClick={onKeep}>
          Keep editing
        </Button>
      </Group>
    </Group>
  );
}
