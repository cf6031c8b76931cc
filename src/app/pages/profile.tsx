import { MessagePage } from '#features/content/web/components/message-page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Your profile');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <MessagePage title="Your profile">
        <p>Your profile is being put together.</p>
      </MessagePage>
    </RequireConfirmedEmail>
  );
}
