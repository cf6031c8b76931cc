import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';

interface RecordRemovalProps {
  /** "service" or "project". */
  one: string;
  title: string;
  /** What goes with it, in a sentence. */
  consequence: string;
  opened: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The specification's question before a service or project is deleted (part 1, section 4). */
export function RecordRemoval({ one, title, consequence, ...dialog }: RecordRemovalProps) {
  return (
    <ConfirmDialog
      title={`Are you sure you want to delete this ${one}?`}
      confirmLabel={`Delete ${one}`}
      destructive
      {...dialog}
    >
      “{title}” {consequence}
    </ConfirmDialog>
  );
}
