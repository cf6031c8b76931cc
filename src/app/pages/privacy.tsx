import { LegalPage } from '#features/content/legal/legal-page.tsx';
import { PRIVACY } from '#features/content/legal/privacy.data.ts';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Privacy Policy',
    'What Dayitva keeps about its members, why, and how they can see, correct or erase it.',
    '/privacy',
  );

export default function Page() {
  return <LegalPage title="Privacy Policy" pageKey="privacy" builtIn={PRIVACY} />;
}
