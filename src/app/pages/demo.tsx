import { MessagePage } from '#features/content/message-pages/message-page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'See Dayitva at work',
    'A guided look at how corporates, NGOs and consultants work together on Dayitva.',
    '/demo',
  );

export default function Page() {
  return (
    <MessagePage
      title="See Dayitva at work"
      link={{ to: '/register', label: 'Try it with your own account' }}
    >
      <p>
        A guided tour of matching, requests and the shared workspace will be shown here; it has not been
        recorded yet.
      </p>
    </MessagePage>
  );
}
