import { useState } from 'react';
import { useReplaceDocumentFile } from '#features/documents/documents/documents.api.ts';
import { DOCUMENT_FILE, type Document } from '#features/documents/documents/documents.contract.ts';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { FileField } from '#platform/web/fields/file-field.tsx';
import { UploadProgress } from '#platform/web/fields/upload-progress.tsx';
import { useSending } from '#platform/web/sending.ts';
import { showToast } from '#platform/web/toast.ts';
import { CarriedLevelNote } from './carried-level-note.tsx';

interface DocumentReplacementProps {
  document: Document | null;
  opened: boolean;
  onClose: () => void;
}

/**
 * Dialog that replaces a document's file, with a better scan for example. Give it a new `key` each time it opens.
 */
export function DocumentReplacement({ document, opened, onClose }: DocumentReplacementProps) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const replace = useReplaceDocumentFile();
  const sending = useSending();

  const submit = () => {
    const wrong = chosenFileError(file, DOCUMENT_FILE);
    setError(wrong);
    if (wrong || !file || !document) return;
    replace.mutate(
      { id: document.id, file, ...sending.start() },
      {
        onSuccess: () => {
          showToast({ title: 'File replaced', message: documentTitle(document), tone: 'success' });
          onClose();
        },
        onError: (failure) => setError((failure instanceof CallFailure && failure.fields?.file) || null),
      },
    );
  };
  const failed = replace.error && !error && !sending.wasCancelled(replace.error);
  return (
    <RecordDialog
      opened={opened}
      title="Replace the file"
      submitLabel="Replace file"
      unsaved={file !== null && !replace.isSuccess}
      busy={replace.isPending}
      failure={failed ? { title: 'File not replaced', error: replace.error } : null}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      <p>
        The new file replaces “{document?.file_name}”, which is deleted. Members who can open the document get
        the new file. If its number or dates have changed, edit the details as well.
      </p>
      <CarriedLevelNote document={document} />
      <FileField
        label="New file"
        rule={DOCUMENT_FILE}
        file={file}
        error={error ?? undefined}
        disabled={replace.isPending}
        onChange={(chosen) => {
          setFile(chosen);
          setError(null);
        }}
      />
      {replace.isPending && <UploadProgress share={sending.share} onCancel={sending.cancel} />}
    </RecordDialog>
  );
}
