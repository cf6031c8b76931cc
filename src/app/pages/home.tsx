import { MessagePage } from '#features/content/web/components/message-page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('home', 'd');

export default function Page() {
  return (
    <MessagePage title="home">
      <p>t</p>
    </MessagePage>
  );
}
