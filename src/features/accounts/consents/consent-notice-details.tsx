import classes from './consent-notice-details.module.css';
import { ConsentNoticeText } from './consent-notice-text.tsx';
import type { ConsentNotice } from './consent-notices.data.ts';

interface ConsentNoticeDetailsProps {
  notice: ConsentNotice;
  /** What the closed notice is called. */
  label: string;
}

/** A consent notice that opens in its place, so that nobody leaves a half-filled form to read it. */
export function ConsentNoticeDetails({ notice, label }: ConsentNoticeDetailsProps) {
  return (
    <details className={classes.details}>
      <summary>{label}</summary>
      <ConsentNoticeText notice={notice} />
    </details>
  );
}
