import { TERMS } from '#features/content/terms.contract.ts';
import { LegalPage } from '#features/content/web/components/legal-page.tsx';
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
