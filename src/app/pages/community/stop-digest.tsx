import { StopDigestPage } from '#features/community/digest/stop-digest.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Stop the weekly digest');

export default function Page() {
  return <StopDigestPage />;
}
