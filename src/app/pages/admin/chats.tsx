import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { ChatDeskPage } from '#features/support/live-chat/chat-desk.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Live chats');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <ChatDeskPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
