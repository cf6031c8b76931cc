import { useCreateProgrammeView } from './programme.api.ts';
import { type ViewDialogProps, ViewNameDialog } from './view-name-dialog.tsx';

/** Keeps the list as the address has it under a name. Give it a new `key` each time it opens. */
export function NewViewDialog({ query, ...dialog }: ViewDialogProps & { query: string }) {
  const { mutate, isPending, error } = useCreateProgrammeView();
  return (
    <ViewNameDialog
      {...dialog}
      title="Save this view"
      submitLabel="Save view"
      name=""
      busy={isPending}
      error={error}
      save={(name, then) => mutate({ name, query }, then)}
    />
  );
}
