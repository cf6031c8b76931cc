import { Button, Group } from '@mantine/core';
import classes from './collaboration-request-footer.module.css';

interface CollaborationRequestFooterProps {
  sending: boolean;
  /** The member wants to leave with something typed. */
  asking: boolean;
  onCancel: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * The buttons of the request dialog. The question before something is lost takes their place rather than a second
 * dialog's, so that Escape and the return of the focus stay with the one dialog.
 */
export function CollaborationRequestFooter(props: CollaborationRequestFooterProps) {
  const { sending, asking } = props;
  return (
    <div className={classes.foot}>
      {asking ? (
        <Group
          role="alertdialog"
          aria-label="Discard what you have entered?"
          justify="space-between"
          gap="xs"
        >
          <span>Discard what you have entered?</span>
          <Group gap="sm">
            <Button variant="subtle" color="brick" onClick={props.onDiscard}>
              Discard
            </Button>
            <Button variant="default" autoFocus onClick={props.onKeep}>
              Keep editing
            </Button>
          </Group>
        </Group>
      ) : (
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onCancel} disabled={sending}>
            Cancel
          </Button>
          <Button type="submit" disabled={sending}>
            {sending ? 'Submitting...' : 'Send request'}
          </Button>
        </Group>
      )}
    </div>
  );
}
