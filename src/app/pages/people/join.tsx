import { JoinPage } from '#features/accounts/join-requests/join.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta('Join your organisation', 'Ask the owners of your organisation on Dayitva for access.');

export default JoinPage;
