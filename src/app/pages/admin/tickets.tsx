import { ChatsWaiting } from '#features/support/live-chat/chats-waiting.tsx';
import { TicketDeskPage } from '#features/support/ticket-desk/ticket-desk.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Support tickets');

export default function Page() {
  return (
    <>
      <ChatsWaiting />
      <TicketDeskPage />
    </>
  );
}
