import type { Service } from '#features/profiles/services.contract.ts';
import { showToast, UNDO } from '#platform/web/toast.ts';
import { serviceValues, toServiceInput } from '../service.form.ts';
import { useRemoveService, useSaveService } from '../services.api.ts';
import { RecordRemoval } from './record-removal.tsx';

const FAILED = 'Failed to delete service. Please try again.';
const UNDO_MS = 8000;

interface ServiceRemovalProps {
  /** The service to delete, or the one that was asked about last. */
  service: Service | null;
  opened: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a service is deleted; "Undo" then publishes it again, as the newest. */
export function ServiceRemoval({ service, opened, onRemoved, onClose }: ServiceRemovalProps) {
  const remove = useRemoveService();
  const save = useSaveService();
  const undo = (removed: Service) =>
    save.mutate(
      { body: toServiceInput(serviceValues(removed)) },
      {
        onSuccess: ({ title }) => showToast({ title: 'Service is back', message: title, tone: 'success' }),
        onError: ({ message }) =>
          showToast({ title: 'Failed to save service. Please try again.', message, tone: 'error' }),
      },
    );
  const announce = (removed: Service) =>
    showToast({
      title: 'Service deleted',
      message: removed.title,
      tone: 'success',
      duration: UNDO_MS,
      action: { label: UNDO, run: () => undo(removed) },
    });
  const submit = (one: Service) =>
    remove.mutate(one.id, {
      onSuccess: () => {
        announce(one);
        onRemoved();
      },
      onError: ({ message }) => showToast({ title: FAILED, message, tone: 'error' }),
      onSettled: onClose,
    });
  return (
    <RecordRemoval
      one="service"
      title={service?.title ?? ''}
      consequence="disappears from your profile and from the marketplace."
      opened={opened}
      busy={remove.isPending}
      onConfirm={() => service && submit(service)}
      onClose={onClose}
    />
  );
}
