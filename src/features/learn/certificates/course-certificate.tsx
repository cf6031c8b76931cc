import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import { useCourseCertificate, useDownloadCertificate } from './certificates.api.ts';
import { certificatePath } from './certificates.rules.ts';
import classes from './own-certificates.module.css';

/** The member's certificate of a completed course, on the page of the course. */
export function CourseCertificate({ courseId }: { courseId: string }) {
  const { data: certificate } = useCourseCertificate(courseId);
  const download = useDownloadCertificate();
  if (!certificate) return null;
  const { number, state } = certificate;
  return (
    <div className={classes.one}>
      <p>
        <Anchor component={Link} to={certificatePath(number)} inherit>
          Your certificate
        </Anchor>
        {state === 'revoked' && ' was revoked'}
      </p>
      <p className={classes.facts}>{number}</p>
      {state === 'valid' && (
        <DownloadButton
          action="Download PDF"
          name={`certificate ${number}`}
          id={number}
          download={download}
          failed="Certificate not downloaded"
        />
      )}
    </div>
  );
}
