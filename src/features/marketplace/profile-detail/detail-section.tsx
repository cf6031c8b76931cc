import { type ReactNode, useId } from 'react';
import classes from './detail-section.module.css';

/** A part of the profile: its name at the left, or above on a phone, and what belongs to it. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 className={classes.title} id={id}>
        {title}
      </h3>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
