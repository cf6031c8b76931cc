import { RecordEditor } from '#features/profiles/records/record-editor.tsx';
import { SERVICE } from './service.form.ts';
import { ServiceFields } from './service-fields.tsx';
import { readLatestService, useSaveService } from './services.api.ts';
import type { Service } from './services.contract.ts';

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
