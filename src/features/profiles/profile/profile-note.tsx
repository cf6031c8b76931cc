import type { ReactNode } from 'react';
import classes from './profile-note.module.css';

interface ProfileNoteProps {
  icon: ReactNode;
  children: ReactNode;
}

/** A short note above a profile, with an icon. */
export function ProfileNote({ icon, children }: ProfileNoteProps) {
  return (
    <p className={classes.note}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
