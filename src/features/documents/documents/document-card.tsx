import { Fragment, type ReactNode, useId } from 'react';
import { formatDay } from '#platform/contract/dates.ts';
import { formatBytes } from '#platform/contract/files.ts';
import classes from './document-card.module.css';
import { DocumentExpiryBadge } from './document-expiry-badge.tsx';
import { DOCUMENT_KIND_LABELS } from './document-kinds.data.ts';
import type { DescribedDocument } from './documents.contract.ts';
import { documentTitle } from './documents.rules.ts';

interface DocumentCardProps {
  /** The member's own document, or one shared with them. */
  document: DescribedDocument;
  children?: ReactNode;
  /** Buttons in the footer. */
  actions: ReactNode;
}

/** Card of a document with its facts, expiry and actions. */
export function DocumentCard({ document, children, actions }: DocumentCardProps) {
  const headingId = useId();
  const { title, kind, number, issued_on, file_name, byte_size } = document;
  const facts = [
    title && DOCUMENT_KIND_LABELS[kind],
    number && `No. ${number}`,
    issued_on && `Issued ${formatDay(issued_on)}`,
    `${file_name}, ${formatBytes(byte_size)}`,
  ];
  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId} className={classes.title}>
          {documentTitle(document)}
        </h3>
        <DocumentExpiryBadge {...document} />
      </div>
      <p className={classes.facts}>
        {facts.filter(Boolean).map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span className={classes.fact}>{fact}</span>
          </Fragment>
        ))}
      </p>
      {children}
      <div className={classes.foot}>{actions}</div>
    </article>
  );
}
