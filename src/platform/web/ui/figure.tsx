import type { ReactNode } from 'react';
import classes from './figure.module.css';

interface FigureProps {
  label: string;
  value: ReactNode;
  /** Printed small and grey after the value. */
  unit?: string;
  /** Source of the figure, or how it is counted. */
  note?: string;
}

/** One number that matters: large, in tabular figures, with its label above and its unit in grey. */
export function Figure({ label, value, unit, note }: FigureProps) {
  return (
    <div className={classes.figure}>
      <div className={classes.label}>{label}</div>
      <div className={classes.value}>
        {value}
        {unit && <span className={classes.unit}> {unit}</span>}
      </div>
      {note && <div className={classes.note}>{note}</div>}
    </div>
  );
}
