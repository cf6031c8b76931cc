import { IconFlag } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import classes from './report-link.module.css';

/** Line at the end of a public page with which anybody can report it. */
export function ReportLink() {
  const { pathname } = useLocation();
  return (
    <p className={classes.line}>
      <Link to={`/grievance?${new URLSearchParams({ about: pathname })}`} className={classes.link}>
        <IconFlag size={16} stroke={1.5} aria-hidden /> Report this page
      </Link>
    </p>
  );
}
