import { NotFoundPage } from '#features/content/content-blocks/not-found.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Page Not Found');

export default NotFoundPage;
