import type { ReactNode } from 'react';
import { DocumentExpiryBadge } from '#features/documents/documents/document-expiry-badge.tsx';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { DocumentDownload } from '#features/documents/openings/document-download.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { useDocumentsSharedBy } from './document-shares.api.ts';
import classes from './member-documents.module.css';

interface MemberDocumentsProps {
  ownerId: string;
  /** Wraps the list; not called while nothing is shared. */
  render: (list: ReactNode) => ReactNode;
}

/** List of the documents that one member shares with the reader, for pages about that member. */
export function MemberDocuments({ ownerId, render }: MemberDocumentsProps) {
  const shared = useDocumentsSharedBy(ownerId).data ?? [];
  if (shared.length === 0) return null;
  return render(
    <ul className={classes.list}>
      {shared.map((document) => (
        <li key={document.id} className={classes.document}>
          <span className={classes.title}>
            {documentTitle(document)} <DocumentExpiryBadge {...document} />
            <span className={classes.until}>
              Shared until {formatInstant(document.shared_until)}. The owner can see when you open it.
            </span>
          </span>
          <DocumentDownload id={document.id} title={documentTitle(document)} />
        </li>
      ))}
    </ul>,
  );
}
