import { openAssistant } from '#features/assistant/assistant/assistant-opening.hook.ts';
import { ContactFacts } from '#features/content/support-contact/contact-facts.tsx';
import { OperatorCards } from '#features/content/support-contact/operator-cards.tsx';
import { SupportPage } from '#features/support/support-page/support.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Support Center',
    'Help with Dayitva and with CSR rules in India: questions and answers, a message to the support team, and your tickets.',
    '/support',
  );

export default function Page() {
  return (
    <SupportPage onChat={openAssistant} operatorCards={<OperatorCards />} contactFacts={<ContactFacts />} />
  );
}
