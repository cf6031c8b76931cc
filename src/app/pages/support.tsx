import { openAssistant } from '#features/assistant/assistant/assistant-opening.hook.ts';
import { useContentBlocks } from '#features/content/content-blocks/content-blocks.api.ts';
import { withPublished } from '#features/content/questions/published-answers.rules.ts';
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
  const blocks = useContentBlocks('help');
  return (
    <SupportPage
      onChat={openAssistant}
      editHelp={(items) => withPublished(items, blocks)}
      operatorCards={<OperatorCards />}
      contactFacts={<ContactFacts />}
    />
  );
}
