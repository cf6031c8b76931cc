import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** The next step, in a sentence. */
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

/** Replaces a list without entries. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  );
}
