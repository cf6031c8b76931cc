import { ActionIcon, Button, Checkbox, Menu, VisuallyHidden } from '@mantine/core';
import { IconDots, IconFileUpload, IconPencil, IconShare3, IconTrash } from '@tabler/icons-react';
import { DocumentCard } from '#features/documents/documents/document-card.tsx';
import type { Document } from '#features/documents/documents/documents.contract.ts';
import { updateDocument } from '#features/documents/documents/documents.contract.ts';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { DocumentDownload } from '#features/documents/openings/document-download.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import classes from './own-document.module.css';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface OwnDocumentProps {
  document: Document;
  /** Null where there is nothing to share together. */
  selection: { isSelected: boolean; onSelect: (isSelected: boolean) => void } | null;
  onShare: (document: Document) => void;
  onEdit: (document: Document) => void;
  onReplace: (document: Document) => void;
  onRemove: (document: Document) => void;
}

/** Card of one of the member's own documents, with its shares and actions. */
export function OwnDocument(props: OwnDocumentProps) {
  const { document, selection, onShare, onEdit, onReplace, onRemove } = props;
  const title = documentTitle(document);
  const canChange = useMayCall()(updateDocument);
  return (
    <DocumentCard
      document={document}
      actions={
        <>
          {selection && (
            <Checkbox
              size="md"
              className={classes.select}
              classNames={{ body: classes.choice, label: classes.label }}
              checked={selection.isSelected}
              onChange={(event) => selection.onSelect(event.currentTarget.checked)}
              label={
                <>
                  Select<VisuallyHidden> {title}</VisuallyHidden>
                </>
              }
            />
          )}
          {canChange && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconShare3 {...ICON} />}
              onClick={() => onShare(document)}
              aria-label={`Share ${title}`}
            >
              Share
            </Button>
          )}
          <DocumentDownload id={document.id} title={title} />
          {canChange && (
            <Menu position="bottom-end" classNames={{ item: classes.item }}>
              <Menu.Target>
                <ActionIcon variant="default" className={classes.more} aria-label={`More for ${title}`}>
                  <IconDots {...ICON} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => onEdit(document)}>
                  Edit details
                </Menu.Item>
                <Menu.Item leftSection={<IconFileUpload {...ICON} />} onClick={() => onReplace(document)}>
                  Replace file
                </Menu.Item>
                <Menu.Item
                  color="brick"
                  leftSection={<IconTrash {...ICON} />}
                  onClick={() => onRemove(document)}
                >
                  Delete
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </>
      }
    >
      {document.uploaded_by_name && (
        <p className={classes.shares}>
          Uploaded by {document.uploaded_by_name} on {formatInstant(document.file_stored_at)}
        </p>
      )}
      <SharedWith document={document} />
      {document.carries_level && (
        <p className={classes.shares}>Checked: your verification depends on this paper.</p>
      )}
    </DocumentCard>
  );
}

function SharedWith({ document: { shares } }: { document: Document }) {
  if (shares.length === 0) return <p className={classes.shares}>Private: only you can open it.</p>;
  const each = shares.map(
    ({ member_name, expires_at }) => `${member_name} until ${formatInstant(expires_at)}`,
  );
  return <p className={classes.shares}>Shared with {each.join(', ')}</p>;
}
