import classes from './consent-notice-text.module.css';
import type { ConsentNotice } from './consent-notices.data.ts';
import { useGrievanceContact } from './grievance-contact.api.ts';

/** A full consent notice: data and purposes, rights, and the contact. */
export function ConsentNoticeText({ notice }: { notice: ConsentNotice }) {
  const contact = useGrievanceContact();
  return (
    <div className={classes.notice} lang={notice.language}>
      <p>{notice.summary}</p>
      <dl>
        {notice.items.map(({ data, purpose }) => (
          <div key={data}>
            <dt>{data}</dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>To withdraw:</strong> {notice.withdrawal}
      </p>
      <p>
        <strong>Your rights:</strong> {notice.rights}
      </p>
      <p>
        <strong>Questions and grievances:</strong> {contact ?? 'see Support'}. {notice.complaint}
      </p>
      <p className={classes.version}>Version {notice.version} · DPDP Act 2023</p>
    </div>
  );
}
