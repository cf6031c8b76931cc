import type { DocumentKind } from '#features/documents/documents/document-kinds.data.ts';
import { useSaveDocument } from '#features/documents/documents/documents.api.ts';
import { DOCUMENT_FILE, type Document } from '#features/documents/documents/documents.contract.ts';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { FileField } from '#platform/web/fields/file-field.tsx';
import { UploadProgress } from '#platform/web/fields/upload-progress.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { useSending } from '#platform/web/sending.ts';
import { showToast } from '#platform/web/toast.ts';
import { CarriedLevelNote } from './carried-level-note.tsx';
import { type DocumentValues, toDocumentDetails, useDocumentForm } from './document.form.ts';
import { DocumentFields } from './document-fields.tsx';

interface DocumentDialogProps {
  /** The document whose details change; null stores a new one of `kind`. */
  document: Document | null;
  kind: DocumentKind;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that adds a document or edits its details. Give it a new `key` each time it opens. */
export function DocumentDialog({ document, kind, opened, onClose }: DocumentDialogProps) {
  const form = useDocumentForm(document, kind);
  const save = useSaveDocument();
  const sending = useSending();

  const submit = (values: DocumentValues) =>
    save.mutate(
      {
        id: document?.id,
        file: values.file ?? undefined,
        body: toDocumentDetails(values),
        ...sending.start(),
      },
      {
        onSuccess: (saved) => {
          showToast({
            title: document ? 'Document saved' : 'Document added',
            message: documentTitle(saved),
            tone: 'success',
          });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  const failed = save.error && !sending.wasCancelled(save.error);
  return (
    <RecordDialog
      opened={opened}
      title={document ? 'Edit document' : 'Add a document'}
      submitLabel={document ? 'Save changes' : 'Add document'}
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={failed ? { title: 'Document not saved', error: save.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      {!document && (
        <FileField
          label="File"
          rule={DOCUMENT_FILE}
          file={form.values.file}
          error={form.errors.file as string | undefined}
          disabled={save.isPending}
          path="file"
          autoFocus
          onChange={(file) => {
            form.setFieldValue('file', file);
            form.clearFieldError('file');
          }}
        />
      )}
      <CarriedLevelNote document={document} />
      <DocumentFields form={form} />
      {save.isPending && !document && <UploadProgress share={sending.share} onCancel={sending.cancel} />}
    </RecordDialog>
  );
}
