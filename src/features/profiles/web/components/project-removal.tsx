import type { Project } from '#features/profiles/projects.contract.ts';
import { showToast, UNDO } from '#platform/web/toast.ts';
import { projectValues, toProjectInput } from '../project.form.ts';
import { useRemoveProject, useSaveProject } from '../projects.api.ts';
import { RecordRemoval } from './record-removal.tsx';

const FAILED = 'Failed to delete project. Please try again.';
const UNDO_MS = 8000;

interface ProjectRemovalProps {
  /** The project to delete, or the one that was asked about last. */
  project: Project | null;
  opened: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a project is deleted; "Undo" then publishes it again, as the newest. Pictures do not come back. */
export function ProjectRemoval({ project, opened, onRemoved, onClose }: ProjectRemovalProps) {
  const remove = useRemoveProject();
  const save = useSaveProject();
  const hasPictures = (project?.pictures.length ?? 0) > 0;
  const undo = (removed: Project) =>
    save.mutate(
      { body: toProjectInput(projectValues(removed)) },
      {
        onSuccess: ({ title }) => showToast({ title: 'Project is back', message: title, tone: 'success' }),
        onError: ({ message }) =>
          showToast({ title: 'Failed to save project. Please try again.', message, tone: 'error' }),
      },
    );
  const announce = (removed: Project) =>
    showToast({
      title: 'Project deleted',
      message: removed.title,
      tone: 'success',
      duration: UNDO_MS,
      action: hasPictures ? undefined : { label: UNDO, run: () => undo(removed) },
    });
  const submit = (one: Project) =>
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
      one="project"
      title={project?.title ?? ''}
      consequence={
        hasPictures
          ? 'disappears from your profile and from the marketplace, with its pictures. This cannot be undone.'
          : 'disappears from your profile and from the marketplace.'
      }
      opened={opened}
      busy={remove.isPending}
      onConfirm={() => project && submit(project)}
      onClose={onClose}
    />
  );
}
