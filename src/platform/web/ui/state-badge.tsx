import type { ReactNode } from 'react';
import classes from './state-badge.module.css';

export type StateTone = 'neutral' | 'active' | 'good' | 'attention' | 'bad';

/** The state that a record is in: a coloured dot and a word, never the colour alone. */
export function StateBadge({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
