import type { CSSProperties } from 'react';
import classes from './figure-columns.module.css';

interface FigureColumnsProps {
  /** Name for screen readers; the table below has the values. */
  name: string;
  columns: { key: string; label: string; value: number; words: string }[];
}

/** Column chart of at most 31 values, oldest first: the highest is written, and the first and last time. */
export function FigureColumns({ name, columns }: FigureColumnsProps) {
  const top = Math.max(...columns.map(({ value }) => value));
  const highest = columns.find(({ value }) => value === top);
  const words = `${name}: highest ${highest?.words} at ${highest?.label}. The table has all values.`;
  return (
    <div className={classes.chart} role="img" aria-label={words}>
      <div className={classes.top}>{highest?.words}</div>
      <div className={classes.columns}>
        {columns.map(({ key, value, label, words }) => (
          <span
            key={key}
            className={classes.column}
            title={`${label}: ${words}`}
            style={{ '--height': top > 0 ? value / top : 0 } as CSSProperties}
          />
        ))}
      </div>
      <div className={classes.ends}>
        <span>{columns[0]?.label}</span>
        <span>{columns.length > 1 ? columns.at(-1)?.label : ''}</span>
      </div>
    </div>
  );
}
