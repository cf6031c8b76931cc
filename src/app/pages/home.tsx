import { HomePage } from '#features/content/web/home.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Dayitva',
    'Dayitva links corporates, NGOs and consultants in India for CSR: find the right partner, agree, and run the work in one shared workspace.',
  );

export default HomePage;
