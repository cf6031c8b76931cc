import type { ReactNode } from 'react';
import classes from './table-twin.module.css';

interface TableTwinProps {
  /** Name of the table, for its summary and for the scrolling frame. */
  title: string;
  /** A `<table>`. */
  children: ReactNode;
}

/** Makes the frame focusable: not every browser lets the keyboard scroll it otherwise. */
const STOP_FOR_KEYBOARD = { tabIndex: 0 };

/** Table with the figures of a chart, hidden until it is opened. It opens without JavaScript and scrolls on a phone. */
export function TableTwin({ title, children }: TableTwinProps) {
  return (
    <details className={classes.twin}>
      <summary>Table: {title}</summary>
      <section className={classes.frame} aria-label={title} {...STOP_FOR_KEYBOARD}>
        {children}
      </section>
    </details>
  );
}
