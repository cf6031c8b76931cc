import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MaintenanceEntry } from '#features/support/status/maintenance-entry.tsx';
import type { Maintenance } from '#features/support/status/status.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useRemoveMaintenance, useSaveMaintenance } from './incidents.api.ts';
import { MaintenanceInput } from './incidents.contract.ts';
import classes from './status-desk.module.css';

interface MaintenanceCardProps {
  planned: Maintenance;
  onEdit: () => void;
  /** The card is gone, or its buttons are. */
  onDone: () => void;
}

/** A maintenance with what an admin can still do about it: change or cancel it before, end it meanwhile. */
export function MaintenanceCard({ planned, onEdit, onDone }: MaintenanceCardProps) {
  const { title, starts_at, ends_at } = planned;
  const now = Date.now();
  const hasBegun = Date.parse(starts_at) <= now;
  const isOver = Date.parse(ends_at) <= now;
  return (
    <div className={classes.entry}>
      <MaintenanceEntry planned={planned} />
      {!isOver && (
        <Group gap="sm">
          <Button variant="default" size="sm" onClick={onEdit} aria-label={`Change ${title}`}>
            Change
          </Button>
          <StopButton planned={planned} hasBegun={hasBegun} onDone={onDone} />
        </Group>
      )}
    </div>
  );
}

interface StopButtonProps {
  planned: Maintenance;
  hasBegun: boolean;
  onDone: () => void;
}

function StopButton({ planned, hasBegun, onDone }: StopButtonProps) {
  const { id, version: _, ...input } = planned;
  const end = useSaveMaintenance(planned);
  const remove = useRemoveMaintenance(id);
  const [asking, ask] = useDisclosure();
  const outcome = {
    onSuccess: () => {
      showToast({
        title: hasBegun ? 'Maintenance ended' : 'Maintenance cancelled',
        message: planned.title,
        tone: 'success' as const,
      });
      ask.close();
      onDone();
    },
    onError: (error: Error) => {
      ask.close();
      showToast({
        title: hasBegun ? 'Maintenance not ended' : 'Maintenance not cancelled',
        message: failureText(error, 'Please try again.'),
        tone: 'error',
      });
    },
  };
  // The card may be gone before the lists are read again: callbacks of `mutate` would not be called then.
  const stop = () => {
    const ends_at = new Date().toISOString();
    const stopping: Promise<unknown> = hasBegun
      ? end.mutateAsync(MaintenanceInput.parse({ ...input, ends_at }))
      : remove.mutateAsync();
    stopping.then(outcome.onSuccess, outcome.onError);
  };
  const label = hasBegun ? 'End now' : 'Cancel';
  return (
    <>
      <Button variant="default" size="sm" onClick={ask.open} aria-label={`${label}: ${planned.title}`}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={hasBegun ? 'End this maintenance now?' : 'Cancel this maintenance?'}
        confirmLabel={hasBegun ? 'End maintenance' : 'Cancel maintenance'}
        cancelLabel="Keep it"
        destructive={!hasBegun}
        busy={end.isPending || remove.isPending}
        onConfirm={stop}
        onClose={ask.close}
      >
        {hasBegun
          ? 'From now on its services are measured and counted again.'
          : 'It disappears from the status page. Nobody gets an email.'}
      </ConfirmDialog>
    </>
  );
}
