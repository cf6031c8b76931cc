import { LegalPage } from '#features/content/legal/legal-page.tsx';
import { TERMS } from '#features/content/legal/terms.data.ts';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Terms of Service',
    'The terms under which corporates, NGOs and consultants use Dayitva.',
    '/terms',
  );

export default function Page() {
  return <LegalPage title="Terms of Service" pageKey="terms" builtIn={TERMS} />;
}
