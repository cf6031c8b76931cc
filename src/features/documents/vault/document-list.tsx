import { Skeleton, Stack } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { useRef } from 'react';
import type { DocumentKind } from '#features/documents/documents/document-kinds.data.ts';
import { useDocuments } from '#features/documents/documents/documents.api.ts';
import type { Document } from '#features/documents/documents/documents.contract.ts';
import { createDocument } from '#features/documents/documents/documents.contract.ts';
import { DocumentShareDialog } from '#features/documents/shares/document-share-dialog.tsx';
import type { RenderMemberField } from '#features/documents/shares/document-share-form.tsx';
import { shareDocuments } from '#features/documents/shares/document-shares.contract.ts';
import { DocumentsShareDialog } from '#features/documents/shares/documents-share-dialog.tsx';
import cards from '#features/profiles/records/card-list.module.css';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useLinkedRecord } from '#platform/web/ui/linked-record.ts';
import { SpaceNote } from '#platform/web/uploads/space-note.tsx';
import classes from './document-list.module.css';
import { DocumentRemoval } from './document-removal.tsx';
import { DocumentReplacement } from './document-replacement.tsx';
import { useDocumentSelection } from './document-selection.hook.ts';
import { MissingDocuments } from './missing-documents.tsx';
import { OwnDocument } from './own-document.tsx';
import { ShareSelected } from './share-selected.tsx';

interface DocumentListProps {
  onAdd: (kind: DocumentKind) => void;
  onEdit: (document: Document) => void;
  renderMemberField: RenderMemberField;
}

/** The member's own documents, and the dialogs to share, replace and delete one. */
export function DocumentList({ onAdd, onEdit, renderMemberField }: DocumentListProps) {
  const documents = useDocuments();
  const may = useMayCall();
  const linked = useLinkedRecord('document');
  const heading = useRef<HTMLHeadingElement>(null);
  const share = useSubjectDialog<Document>();
  const together = useSubjectDialog<Document[]>();
  const { selected, select, clear } = useDocumentSelection(documents.data ?? []);
  const replacement = useSubjectDialog<Document>();
  const removal = useSubjectDialog<Document>();

  if (documents.isPending) {
    return (
      <Stack role="status" aria-label="Loading documents">
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height={148} radius="md" />
        ))}
      </Stack>
    );
  }
  if (!documents.data) {
    return (
      <ErrorState
        title="Failed to load documents"
        error={documents.error}
        onRetry={documents.refetch}
        retrying={documents.isRefetching}
      />
    );
  }
  // Look it up again: the open dialog must not show a share that has just ended, or a deleted document.
  const propsOf = ({ subject, opened, close }: typeof share) => {
    const document = documents.data.find((one) => one.id === subject?.id) ?? null;
    return { document, opened: opened && document !== null, onClose: close };
  };
  return (
    <section>
      <h2 className={classes.heading} ref={heading} tabIndex={-1}>
        Your documents
      </h2>
      <div className={classes.space}>
        <SpaceNote />
      </div>
      {may(createDocument) && <MissingDocuments documents={documents.data} onAdd={onAdd} />}
      {documents.data.length === 0 ? (
        <EmptyState
          title="Your vault is empty"
          icon={<IconFileCertificate size={24} stroke={1.5} aria-hidden />}
        >
          Add your registration certificate first, as a PDF or a photo. We email you 90, 60 and 30 days before
          a document expires.
        </EmptyState>
      ) : (
        <ul className={cards.list}>
          {documents.data.map((one) => (
            <li key={one.id} {...linked(one.id)}>
              <OwnDocument
                document={one}
                selection={
                  documents.data.length > 1 && may(shareDocuments)
                    ? {
                        isSelected: selected.includes(one),
                        onSelect: (isSelected) => select(one.id, isSelected),
                      }
                    : null
                }
                onShare={share.open}
                onEdit={onEdit}
                onReplace={replacement.open}
                onRemove={removal.open}
              />
            </li>
          ))}
        </ul>
      )}
      {selected.length > 0 && (
        <ShareSelected
          count={selected.length}
          onShare={() => together.open(selected)}
          onClear={() => {
            clear();
            heading.current?.focus();
          }}
        />
      )}
      <DocumentShareDialog {...propsOf(share)} renderMemberField={renderMemberField} />
      <DocumentsShareDialog
        key={together.opening}
        documents={together.subject ?? []}
        opened={together.opened}
        renderMemberField={renderMemberField}
        onShared={() => {
          together.close();
          clear();
          // The focused button was removed with the selection.
          heading.current?.focus();
        }}
        onClose={together.close}
      />
      <DocumentReplacement key={replacement.opening} {...propsOf(replacement)} />
      <DocumentRemoval
        {...propsOf(removal)}
        // The focused button was removed with its card.
        onRemoved={() => heading.current?.focus()}
      />
    </section>
  );
}
