import { CalculatorPage } from '#features/compliance/calculator/calculator.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'CSR calculator',
    'Does section 135 apply to a company, how much must it spend on CSR, and by when? With the rules, their sources and dates. No account needed.',
    '/csr-calculator',
  );

export default CalculatorPage;
