import type { Service } from '#features/profiles/services.contract.ts';
import { SERVICE } from '../service.form.ts';
import { readLatestService, useSaveService } from '../services.api.ts';
import { RecordEditor } from './record-editor.tsx';
import { ServiceFields } from './service-fields.tsx';

interface ServiceDialogProps {
  /** The service to change; null for a new one. */
  service: Service | null;
  opened: boolean;
  onClose: () => void;
}

/** The dialog in which a service is published or changed. */
export function ServiceDialog({ service, opened, onClose }: ServiceDialogProps) {
  return (
    <RecordEditor
      kind={SERVICE}
      record={service}
      update={useSaveService()}
      readLatest={readLatestService}
      opened={opened}
      onClose={onClose}
      renderFields={(form) => <ServiceFields form={form} />}
    />
  );
}
