import { Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './edit-section.module.css';

interface EditSectionProps {
  title: string;
  /** Purpose of the fields, and who sees them. */
  about: ReactNode;
  children: ReactNode;
}

/** A group of fields of the edit form, with its title and purpose on the left. */
export function EditSection({ title, about, children }: EditSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h3 id={id} className={classes.title}>
          {title}
        </h3>
        <p className={classes.about}>{about}</p>
      </div>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}
