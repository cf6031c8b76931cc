import { IconEye } from '@tabler/icons-react';
import classes from './public-view-note.module.css';

/** Says why nothing can be changed here. */
export function PublicViewNote() {
  return (
    <p className={classes.note}>
      <IconEye size={18} stroke={1.5} aria-hidden />
      This is what other members see of your profile.
    </p>
  );
}
