import type { ReactNode } from 'react';
import classes from './csr-table-twin.module.css';

interface CsrTableTwinProps {
  /** What the table holds, for its handle and for the frame that scrolls. */
  title: string;
  /** A `<table>`. */
  children: ReactNode;
}

/** Not every browser lets the keyboard scroll a frame that it cannot stop at. */
const STOP_FOR_KEYBOARD = { tabIndex: 0 };

/** A picture's figures as a table, one click away. It opens without JavaScript and scrolls sideways on a phone. */
export function CsrTableTwin({ title, children }: CsrTableTwinProps) {
  return (
    <details className={classes.twin}>
      <summary>Table: {title}</summary>
      <section className={classes.frame} aria-label={title} {...STOP_FOR_KEYBOARD}>
        {children}
      </section>
    </details>
  );
}
