import { MessagePage } from '#features/content/web/components/message-page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('reset-password', 'd');

export default function Page() {
  return (
    <MessagePage title="reset-password">
      <p>t</p>
    </MessagePage>
  );
}
