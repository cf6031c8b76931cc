import { Skeleton, Stack } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { useDownloadCertificate, useOwnCertificates } from './certificates.api.ts';
import { certificatePath } from './certificates.rules.ts';
import classes from './own-certificates.module.css';

/** The member's certificates: each with its page, which can be sent to others, and its PDF. */
export function OwnCertificates() {
  const headingId = useId();
  const query = useOwnCertificates();
  const download = useDownloadCertificate();
  const certificates = query.data;
  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <h2 id={headingId} className={classes.title}>
        Your certificates
      </h2>
      {query.isPending && (
        <Stack role="status" aria-label="Loading your certificates">
          <Skeleton height={64} radius="md" />
        </Stack>
      )}
      {query.isError && !certificates && (
        <ErrorState
          title="Failed to load your certificates"
          error={query.error}
          onRetry={query.refetch}
          retrying={query.isRefetching}
        />
      )}
      {certificates?.length === 0 && (
        <EmptyState title="No certificates yet" icon={<IconCertificate size={24} stroke={1.5} aria-hidden />}>
          You get one for each course you complete.
        </EmptyState>
      )}
      {certificates && certificates.length > 0 && (
        <>
          <ul className={classes.list}>
            {certificates.map(({ number, course_title, completed_at, state }) => (
              <li key={number} className={classes.certificate}>
                <div>
                  <Link to={certificatePath(number)} className={classes.course}>
                    {course_title}
                  </Link>
                  <p className={classes.facts}>
                    {formatInstant(completed_at)} · {number}
                    {state === 'revoked' && ' · Revoked'}
                  </p>
                </div>
                {state === 'valid' && (
                  <DownloadButton
                    action="Download PDF"
                    name={`the certificate of ${course_title}`}
                    id={number}
                    download={download}
                    failed="Certificate not downloaded"
                  />
                )}
              </li>
            ))}
          </ul>
          <ShowMore what="certificates" shown={certificates.length} query={query} />
        </>
      )}
    </section>
  );
}
