import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { TicketPage } from '#features/support/ticket-page/ticket.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Support ticket');

export default function Page() {
  return (
    <RequireSession>
      <TicketPage notFound={<NotFoundPage />} />
    </RequireSession>
  );
}
