import { Stack } from '@mantine/core';
import type { Document } from '#features/documents/documents/documents.contract.ts';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import classes from './document-share-dialog.module.css';
import { DocumentShareForm, type RenderMemberField } from './document-share-form.tsx';
import { DocumentShareList } from './document-share-list.tsx';

interface DocumentShareDialogProps {
  document: Document | null;
  opened: boolean;
  onClose: () => void;
  /** Slot for the member search, which belongs to the marketplace, an area above this one. */
  renderMemberField: RenderMemberField;
}

/** Dialog that lists the shares of a document, adds one for a time, and ends one. */
export function DocumentShareDialog(props: DocumentShareDialogProps) {
  const { document, opened, onClose, renderMemberField } = props;
  return (
    <WideDialog opened={opened} onClose={onClose} title="Share this document" size="34rem">
      {document && (
        <Stack>
          <p className={classes.lead}>
            The member you choose can open “{documentTitle(document)}” until access expires or you stop
            sharing. Each opening is logged under “Who opened what”.
          </p>
          <DocumentShareForm key={document.id} documents={[document]} renderMemberField={renderMemberField} />
          <DocumentShareList document={document} />
        </Stack>
      )}
    </WideDialog>
  );
}
