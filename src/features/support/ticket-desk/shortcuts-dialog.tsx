import { Modal, Switch } from '@mantine/core';
import { SHORTCUTS } from './desk-shortcuts.hook.ts';
import classes from './shortcuts-dialog.module.css';

const ALWAYS = [
  ['↓ ↑', 'Move in the list, once a ticket in it has the focus'],
  ['Enter', 'Open the ticket that has the focus'],
] as const;

interface ShortcutsDialogProps {
  opened: boolean;
  isOn: boolean;
  onTurn: (on: boolean) => void;
  onClose: () => void;
}

/** Shows the keys of the desk, and switches them off for people whose keys are pressed without their wish. */
export function ShortcutsDialog({ opened, isOn, onTurn, onClose }: ShortcutsDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Switch
        label="Shortcuts of single letters"
        description="Off in this browser until you switch them on again."
        checked={isOn}
        onChange={(event) => onTurn(event.currentTarget.checked)}
      />
      <dl className={classes.keys}>
        {[...ALWAYS, ...Object.entries(SHORTCUTS)].map(([key, about]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
