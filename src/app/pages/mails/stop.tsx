import { StopMailsPage } from '#features/profiles/mail-opt-outs/stop-mails.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Stop these emails');

export default function Page() {
  return <StopMailsPage />;
}
