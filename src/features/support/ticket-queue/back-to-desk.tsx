import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './back-to-desk.module.css';

/** Leads from another page of the support desk back to the tickets. */
export function BackToDesk() {
  return (
    <Link className={classes.back} to="/admin/tickets">
      <IconArrowLeft size={18} stroke={1.5} aria-hidden />
      Support tickets
    </Link>
  );
}
