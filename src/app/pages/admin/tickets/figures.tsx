import { TicketFiguresPage } from '#features/support/ticket-figures/ticket-figures.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Support figures');

export default function Page() {
  return <TicketFiguresPage />;
}
