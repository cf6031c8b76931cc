import { ProgrammePage } from '#features/programme/programme-page/programme.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Programme');

export default function Page() {
  return (
    <RequireSession>
      <ProgrammePage />
    </RequireSession>
  );
}
