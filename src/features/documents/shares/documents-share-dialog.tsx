import { Stack } from '@mantine/core';
import type { Document } from '#features/documents/documents/documents.contract.ts';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import classes from './document-share-dialog.module.css';
import { DocumentShareForm, type RenderMemberField } from './document-share-form.tsx';

interface DocumentsShareDialogProps {
  documents: Document[];
  opened: boolean;
  onShared: () => void;
  onClose: () => void;
  /** Slot for the member search, which belongs to the marketplace, an area above this one. */
  renderMemberField: RenderMemberField;
}

/** Dialog that shares several documents with one member for a time. Give it a new `key` each time it opens. */
export function DocumentsShareDialog(props: DocumentsShareDialogProps) {
  const { documents, opened, onClose, onShared, renderMemberField } = props;
  const title = documents.length === 1 ? 'Share this document' : `Share ${documents.length} documents`;
  return (
    <WideDialog opened={opened} onClose={onClose} title={title} size="34rem">
      <Stack>
        <div>
          <p className={classes.lead}>
            The member you choose can open these documents until access expires or you stop sharing. Each
            opening is logged under “Who opened what”.
          </p>
          <ul className={classes.documents}>
            {documents.map((document) => (
              <li key={document.id}>{documentTitle(document)}</li>
            ))}
          </ul>
        </div>
        <DocumentShareForm documents={documents} renderMemberField={renderMemberField} onShared={onShared} />
      </Stack>
    </WideDialog>
  );
}
