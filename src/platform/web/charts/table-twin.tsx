import type { ReactNode } from 'react';
import { TableFrame } from './table-frame.tsx';
import classes from './table-twin.module.css';

interface TableTwinProps {
  /** Name of the table, for its summary and for the scrolling frame. */
  title: string;
  /** A `<table>`. */
  children: ReactNode;
}

/** Table with the figures of a chart, hidden until it is opened. It opens without JavaScript and scrolls on a phone. */
export function TableTwin({ title, children }: TableTwinProps) {
  return (
    <details className={classes.twin}>
      <summary>Table: {title}</summary>
      <TableFrame title={title}>{children}</TableFrame>
    </details>
  );
}
