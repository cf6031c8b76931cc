import { ImpactPage } from '#features/impact/impact-page/impact.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'CSR spending in India',
    'CSR spending in public figures: ten years of totals, India’s map by state and per resident beside poverty, sectors, and spend not assigned to a state. With sources and CSV downloads.',
    '/impact',
  );

export default ImpactPage;
