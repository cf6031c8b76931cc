import { MessagePage } from '#features/content/web/components/message-page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('verify-email', 'd');

export default function Page() {
  return (
    <MessagePage title="verify-email">
      <p>t</p>
    </MessagePage>
  );
}
