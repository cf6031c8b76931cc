import { Skeleton, Stack } from '@mantine/core';
import { IconCertificateOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useSession } from '#platform/web/session.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import classes from './certificate.page.module.css';
import { CertificateForm } from './certificate-form.tsx';
import { readCertificateNumber } from './certificate-number.rules.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { useCertificate } from './certificates.api.ts';
import { OwnCertificates } from './own-certificates.tsx';

/** The pages /certificates, where anyone enters a number, and /certificates/{number}, which says if it is valid. */
export function CertificatePage() {
  const { number: typed } = useParams();
  const { user } = useSession();
  return (
    <PageBody width="reading">
      <PageHeading title="Check a certificate" display>
        Every certificate of a course on Dayitva has a number. Its page says if it is valid, who received it
        and for what.
      </PageHeading>
      {typed !== undefined && <Result key={typed} typed={typed} />}
      <section className={classes.check}>
        <h2 className={classes.title}>{typed === undefined ? 'Enter the number' : 'Check another one'}</h2>
        <CertificateForm key={typed} />
      </section>
      {typed === undefined && user && <OwnCertificates />}
    </PageBody>
  );
}

function Result({ typed }: { typed: string }) {
  const number = readCertificateNumber(typed);
  const certificate = useCertificate(number);
  if (number === null) {
    return (
      <Unknown title="This is not the number of a certificate">
        {typed.slice(0, 40)} has a typing error, or a character is missing. Numbers look like
        DV-7K3M-9XQ2-4TPA, without 0, 1, I, L and O.
      </Unknown>
    );
  }
  if (certificate.isError && !certificate.data) {
    return (
      <ErrorState
        title="Failed to check the certificate"
        error={certificate.error}
        onRetry={certificate.refetch}
        retrying={certificate.isRefetching}
      />
    );
  }
  if (certificate.data === undefined) {
    return (
      <Stack role="status" aria-label="Checking the certificate" gap="sm">
        <Skeleton height={320} radius="md" />
      </Stack>
    );
  }
  if (certificate.data === null) {
    return (
      <Unknown title="Unknown number">
        No certificate has the number {number}. If someone showed it to you, do not rely on it.
      </Unknown>
    );
  }
  return <CertificateSheet certificate={certificate.data} />;
}

function Unknown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status">
      <EmptyState title={title} icon={<IconCertificateOff size={24} stroke={1.5} aria-hidden />}>
        {children}
      </EmptyState>
    </div>
  );
}
