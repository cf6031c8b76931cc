import { useEffect } from 'react';
import type { Project } from '#features/profiles/projects.contract.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { type ProjectValues, projectValues, toProjectInput, useProjectForm } from '../project.form.ts';
import { useSaveProject } from '../projects.api.ts';
import { ProjectFields } from './project-fields.tsx';
import { RecordDialog } from './record-dialog.tsx';

const FAILED = 'Failed to save project. Please try again.';
const LONG_TOAST_MS = 8000;

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
  const form = useProjectForm();
  const save = useSaveProject();

  // biome-ignore lint/correctness/useExhaustiveDependencies: filled anew only when it opens, whatever is read meanwhile
  useEffect(() => {
    if (!opened) return;
    form.setInitialValues(projectValues(project));
    form.reset();
    save.reset();
  }, [opened]);

  const announce = (saved: Project) =>
    project
      ? showToast({ title: 'Project saved', message: saved.title, tone: 'success' })
      : showToast({
          title: 'Project added',
          message: saved.title,
          tone: 'success',
          duration: LONG_TOAST_MS,
          action: { label: 'Add pictures', run: () => onShow(saved.id) },
        });
  const submit = (values: ProjectValues) =>
    save.mutate(
      { project, body: toProjectInput(values) },
      {
        onSuccess: (saved) => {
          announce(saved);
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title={project ? 'Edit project' : 'Add a project'}
      submitLabel={project ? 'Save changes' : 'Add project'}
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={save.error && { title: FAILED, message: save.error.message }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <ProjectFields form={form} />
    </RecordDialog>
  );
}
