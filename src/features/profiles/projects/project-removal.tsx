import { RecordRemoval } from '#features/profiles/records/record-removal.tsx';
import { PROJECT } from './project.form.ts';
import { useRemoveProject, useSaveProject } from './projects.api.ts';
import type { Project } from './projects.contract.ts';

interface ProjectRemovalProps {
  /** The project to delete; stays set while the dialog closes. */
  project: Project | null;
  opened: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a project is deleted; "Undo" then publishes it again, as the newest. Pictures do not come back. */
export function ProjectRemoval({ project, ...dialog }: ProjectRemovalProps) {
  return (
    <RecordRemoval
      kind={PROJECT}
      record={project}
      remove={useRemoveProject()}
      publish={useSaveProject()}
      lost={project?.pictures.length ? 'pictures' : undefined}
      {...dialog}
    />
  );
}
