import { UtilisationCodePage } from '#features/funds/practitioner-reports/utilisation-code.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

/** Without a path: it names organisations, so searches do not list it. */
export const meta = () => pageMeta('Check a utilisation statement');

export default function Page() {
  return <UtilisationCodePage />;
}
