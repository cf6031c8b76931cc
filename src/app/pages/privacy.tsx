import { MessagePage } from '#features/content/web/components/message-page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Privacy Policy',
    'What Dayitva keeps about its members, why, and how they can see, correct or erase it.',
  );

export default function Page() {
  return (
    <MessagePage title="Privacy Policy">
      <p>
        What Dayitva keeps about you, why, and how you can see, correct or erase it will be published here;
        the text is still being settled.
      </p>
    </MessagePage>
  );
}
