import { CertificatePage } from '#features/learn/certificates/certificate.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

/** Without a path: it names a person, so searches do not list it. */
export const meta = () => pageMeta('Certificate');

export default function Page() {
  return <CertificatePage />;
}
