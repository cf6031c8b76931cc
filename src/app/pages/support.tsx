import { MessagePage } from '#features/content/web/components/message-page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Support Center',
    'Help with Dayitva: questions and answers, tickets and the state of the service.',
  );

export default function Page() {
  return (
    <MessagePage title="Support Center">
      <p>
        Answers to common questions, your tickets and the state of the service will be here; the support
        centre is not open yet.
      </p>
    </MessagePage>
  );
}
