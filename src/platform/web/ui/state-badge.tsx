import type { ReactNode } from 'react';
import classes from './state-badge.module.css';

export type StateTone = 'neutral' | 'active' | 'good' | 'attention' | 'bad';

interface StateBadgeProps {
  tone: StateTone;
  /** Stands in the place of the dot. */
  icon?: ReactNode;
  children: ReactNode;
}

/** The state that a record is in: a coloured dot or icon and a word, never the colour alone. */
export function StateBadge({ tone, icon, children }: StateBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} data-icon={icon ? true : undefined}>
      {icon}
      {children}
    </span>
  );
}
