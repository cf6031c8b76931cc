import { useRemoveDocument } from '#features/documents/documents/documents.api.ts';
import type { Document } from '#features/documents/documents/documents.contract.ts';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { CarriedLevelNote } from './carried-level-note.tsx';

interface DocumentRemovalProps {
  document: Document | null;
  opened: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks for confirmation before deleting a document. */
export function DocumentRemoval({ document, opened, onRemoved, onClose }: DocumentRemovalProps) {
  const remove = useRemoveDocument();
  const submit = ({ id }: Document) =>
    remove.mutate(id, {
      onSuccess: onRemoved,
      onError: (error) =>
        showToast({
          title: 'Document not deleted',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete this document?"
      confirmLabel="Delete document"
      destructive
      busy={remove.isPending}
      onConfirm={() => document && submit(document)}
      onClose={onClose}
    >
      <p>
        This deletes “{document && documentTitle(document)}”, its file and the log of who opened it. Members
        you shared it with can no longer open it. This cannot be undone.
      </p>
      <CarriedLevelNote document={document} />
    </ConfirmDialog>
  );
}
