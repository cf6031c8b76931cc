import { MemberLooksPage } from '#features/support/member-looks/member-looks.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Looks at members');

export default function Page() {
  return <MemberLooksPage />;
}
