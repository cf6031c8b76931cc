import { type ReactNode, useId } from 'react';
import classes from './desk-part.module.css';

interface DeskPartProps {
  title: string;
  /** Number of what it holds; none shows none. */
  count?: number;
  children: ReactNode;
}

/** A part of the desk with its title and the number of what it holds. */
export function DeskPart({ title, count, children }: DeskPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {Boolean(count) && <span className={classes.count}>{count}</span>}
      </header>
      {children}
    </section>
  );
}
