import { MessagePage } from '#features/content/web/components/message-page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta('Terms of Service', 'The terms under which corporates, NGOs and consultants use Dayitva.');

export default function Page() {
  return (
    <MessagePage title="Terms of Service">
      <p>
        The terms under which members use Dayitva will be published here; their text is still being settled.
      </p>
    </MessagePage>
  );
}
