import { StopMailsPage } from '#features/profiles/mail-opt-outs/stop-mails.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Stop the weekly digest');

/** Where the links of earlier digests lead. */
export default function Page() {
  return <StopMailsPage of="digest" />;
}
