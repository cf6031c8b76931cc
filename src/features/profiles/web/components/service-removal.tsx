import type { Service } from '#features/profiles/services.contract.ts';
import { SERVICE } from '../service.form.ts';
import { useRemoveService, useSaveService } from '../services.api.ts';
import { RecordRemoval } from './record-removal.tsx';

interface ServiceRemovalProps {
  /** The service to delete, or the one that was asked about last. */
  service: Service | null;
  opened: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a service is deleted; "Undo" then publishes it again, as the newest. */
export function ServiceRemoval({ service, ...dialog }: ServiceRemovalProps) {
  return (
    <RecordRemoval
      kind={SERVICE}
      record={service}
      remove={useRemoveService()}
      publish={useSaveService()}
      {...dialog}
    />
  );
}
