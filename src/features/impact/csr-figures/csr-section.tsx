import type { ReactNode } from 'react';
import classes from './csr-section.module.css';

interface CsrSectionProps {
  /** The section's anchor. */
  id: string;
  title: string;
  /** Explanation of the figures below, in one or two sentences. */
  lead: ReactNode;
  children: ReactNode;
}

/** Section of /impact with its heading and introduction. */
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
