import { PRIVACY } from '#features/content/privacy.contract.ts';
import { LegalPage } from '#features/content/web/components/legal-page.tsx';
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
