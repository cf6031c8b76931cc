import classes from './consent-notice-details.module.css';
import { ConsentNoticeText } from './consent-notice-text.tsx';
import type { ConsentNotice } from './consent-notices.data.ts';

interface ConsentNoticeDetailsProps {
  notice: ConsentNotice;
  /** Title of the collapsed notice. */
  label: string;
}

/** A consent notice that expands in place, so that reading it does not leave a half-filled form. */
export function ConsentNoticeDetails({ notice, label }: ConsentNoticeDetailsProps) {
  return (
    <details className={classes.details}>
      <summary>{label}</summary>
      <ConsentNoticeText notice={notice} />
    </details>
  );
}
