import { HolidaysPage } from '#features/support/holidays/holidays.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Holidays');

export default function Page() {
  return <HolidaysPage />;
}
