import { DOCUMENT_FILE, type Document, type DocumentKind } from '#features/profiles/documents.contract.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { type DocumentValues, documentTitle, toDocumentDetails, useDocumentForm } from '../document.form.ts';
import { useSaveDocument } from '../documents.api.ts';
import { useSending } from '../sending.form.ts';
import { CarriedLevelNote } from './carried-level-note.tsx';
import { DocumentFields } from './document-fields.tsx';
import { FileField } from './file-field.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { UploadProgress } from './upload-progress.tsx';

interface DocumentDialogProps {
  /** The document whose details change; null stores a new one of `kind`. */
  document: Document | null;
  kind: DocumentKind;
  opened: boolean;
  onClose: () => void;
}

/** The dialog in which a document is stored, or described anew. Give it another `key` at each opening. */
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
      failure={failed ? { title: 'Document not saved', message: save.error?.message ?? '' } : null}
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
