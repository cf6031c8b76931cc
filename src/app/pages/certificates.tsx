import { CertificatePage } from '#features/learn/certificates/certificate.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Check a certificate',
    'Enter the number of a certificate of a course on Dayitva: the page says if it is valid, who received it and for what.',
    '/certificates',
  );

export default function Page() {
  return <CertificatePage />;
}
