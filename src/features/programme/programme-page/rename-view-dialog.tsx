import type { ProgrammeView } from '#features/programme/programme-views/programme-views.contract.ts';
import { useUpdateProgrammeView } from './programme.api.ts';
import { type ViewDialogProps, ViewNameDialog } from './view-name-dialog.tsx';

/** Renames a view. Give it a new `key` each time it opens. */
export function RenameViewDialog({ view, ...dialog }: ViewDialogProps & { view: ProgrammeView }) {
  const { mutate, isPending, error } = useUpdateProgrammeView(view.id);
  return (
    <ViewNameDialog
      {...dialog}
      title="Rename view"
      submitLabel="Save name"
      name={view.name}
      busy={isPending}
      error={error}
      save={(name, then) => mutate({ name }, then)}
    />
  );
}
