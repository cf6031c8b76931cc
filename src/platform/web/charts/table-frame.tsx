import type { ReactNode } from 'react';
import classes from './table-frame.module.css';

interface TableFrameProps {
  /** Name of the table, for the scrolling frame. */
  title: string;
  /** A `<table>`. */
  children: ReactNode;
}

/** Makes the frame focusable: not every browser lets the keyboard scroll it otherwise. */
const STOP_FOR_KEYBOARD = { tabIndex: 0 };

/** Frame of a table of figures. It scrolls on a phone, and the first column and the head stay. */
export function TableFrame({ title, children }: TableFrameProps) {
  return (
    <section className={classes.frame} aria-label={title} {...STOP_FOR_KEYBOARD}>
      {children}
    </section>
  );
}
