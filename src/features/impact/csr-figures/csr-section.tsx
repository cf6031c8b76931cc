import type { ReactNode } from 'react';
import classes from './csr-section.module.css';

interface CsrSectionProps {
  /** The section's anchor. */
  id: string;
  title: string;
  /** What the figures below show, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** One question about CSR spending with its picture. */
export function CsrSection({ id, title, lead, children }: CsrSectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      <p className={classes.lead}>{lead}</p>
      {children}
    </section>
  );
}
