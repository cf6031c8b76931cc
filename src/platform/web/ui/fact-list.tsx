import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

export type Fact = [label: string, value: ReactNode];

interface FactListProps {
  facts: Fact[];
  /** Side by side where there is room, instead of below each other. */
  columns?: boolean;
}

/** Labels with their values; a fact without a value (null, undefined, '') is left out. */
export function FactList({ facts, columns }: FactListProps) {
  const given = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (given.length === 0) return null;
  return (
    <dl className={classes.facts} data-columns={columns || undefined}>
      {given.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
