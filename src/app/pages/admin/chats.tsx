import { ChatDeskPage } from '#features/support/live-chat/chat-desk.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Live chats');

export default function Page() {
  return <ChatDeskPage />;
}
