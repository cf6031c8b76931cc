import { useEffect } from 'react';
import type { Project } from '#features/profiles/projects.contract.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import {
  PROJECT_FIELD_LABELS,
  PROJECT_FORM,
  type ProjectValues,
  projectValues,
  shownProjectValue,
  toProjectInput,
  useProjectForm,
} from '../project.form.ts';
import { readLatestProject, useSaveProject } from '../projects.api.ts';
import { changedInput, useRecordBase } from '../record.form.ts';
import { ProjectFields } from './project-fields.tsx';
import { RecordConflict } from './record-conflict.tsx';
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
  const record = useRecordBase(form, PROJECT_FORM, readLatestProject);

  // biome-ignore lint/correctness/useExhaustiveDependencies: filled anew only when it opens, whatever is read meanwhile
  useEffect(() => {
    if (!opened) return;
    record.start(project);
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
  const submit = (values: ProjectValues, over = record.base) => {
    const changes = over && changedInput(PROJECT_FORM, values, over);
    if (changes && Object.keys(changes).length === 0) return onClose();
    const body = changes
      ? { id: over.id, body: { ...changes, version: over.version } }
      : { body: toProjectInput(values) };
    return save.mutate(body, {
      onSuccess: (saved) => {
        announce(saved);
        onClose();
      },
      onError: async (error) => {
        if (!(await record.noteConflict(error))) showFieldErrors(form, error);
      },
    });
  };
  const { conflict } = record;
  return (
    <RecordDialog
      opened={opened}
      title={project ? 'Edit project' : 'Add a project'}
      submitLabel={project ? 'Save changes' : 'Add project'}
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={save.error && { title: FAILED, message: save.error.message }}
      conflict={
        conflict && (
          <RecordConflict
            fields={conflict.fields}
            labels={PROJECT_FIELD_LABELS}
            theirs={(field) => shownProjectValue(field, projectValues(conflict.latest))}
            mine={(field) => shownProjectValue(field, form.values)}
            onChoose={(theirs) => {
              const settled = record.settle(theirs);
              if (settled) submit(settled.values, settled.over);
            }}
            onBack={record.forgetConflict}
          />
        )
      }
      onSubmit={form.onSubmit(
        (values) => submit(values),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <ProjectFields form={form} />
    </RecordDialog>
  );
}
