import { type ReactNode, useId } from 'react';
import classes from './detail-section.module.css';

/** A section of the profile, with its title on the left or, on a phone, above. */
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
