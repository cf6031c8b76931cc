import { AssistantOpener } from '#features/assistant/assistant/assistant-opener.tsx';
import { SupportPage } from '#features/support/support-page/support.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Support Center',
    'Help with Dayitva and with CSR rules in India: questions and answers, a message to the support team, and your tickets.',
    '/support',
  );

export default function Page() {
  return <SupportPage assistant={<AssistantOpener />} />;
}
