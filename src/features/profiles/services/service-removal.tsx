import { RecordRemoval } from '#features/profiles/records/record-removal.tsx';
import { SERVICE } from './service.form.ts';
import { useRemoveService, useSaveService } from './services.api.ts';
import type { Service } from './services.contract.ts';

interface ServiceRemovalProps {
  /** The service to delete; stays set while the dialog closes. */
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
