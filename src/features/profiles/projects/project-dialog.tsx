import { RecordEditor } from '#features/profiles/records/record-editor.tsx';
import { LONG_TOAST_MS } from '#platform/web/toast.ts';
import { PROJECT } from './project.form.ts';
import { ProjectFields } from './project-fields.tsx';
import { readLatestProject, useSaveProject } from './projects.api.ts';
import type { Project } from './projects.contract.ts';

interface ProjectDialogProps {
  /** The project to change; null for a new one. */
  project: Project | null;
  opened: boolean;
  onClose: () => void;
  /** Shows a project in full, where pictures are added. */
  onShow: (id: string) => void;
}

/** The dialog in which a project is published or changed. */
export function ProjectDialog({ project, opened, onClose, onShow }: ProjectDialogProps) {
  return (
    <RecordEditor
      kind={PROJECT}
      record={project}
      update={useSaveProject()}
      readLatest={readLatestProject}
      nextStep={({ id }) => ({
        duration: LONG_TOAST_MS,
        action: { label: 'Add pictures', run: () => onShow(id) },
      })}
      opened={opened}
      onClose={onClose}
      renderFields={(form) => <ProjectFields form={form} />}
    />
  );
}
