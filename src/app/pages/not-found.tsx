import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Page Not Found');

export default NotFoundPage;
