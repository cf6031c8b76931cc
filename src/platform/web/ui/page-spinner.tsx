import { Loader } from '@mantine/core';
import classes from './page-spinner.module.css';

/** Fills a page's place while it is not known yet what the page may show. */
export function PageSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className={classes.place} role="status">
      <Loader size="sm" aria-hidden />
      <span>{label}</span>
    </div>
  );
}
