import { YEAR_SOURCE } from '../../csr-sources.contract.ts';
import { CsrSection } from './csr-section.tsx';
import { CsrSourceLine } from './csr-source-line.tsx';
import { CsrTableTwin } from './csr-table-twin.tsx';
import { CsrYearColumns } from './csr-year-columns.tsx';
import { CsrYearTable } from './csr-year-table.tsx';

/** How much was spent in each of ten years. */
export function CsrYears() {
  return (
    <CsrSection
      id="years"
      title="Ten years of CSR spend"
      lead="What all companies together reported for each financial year, and how much of it they assigned to a state or union territory."
    >
      <CsrYearColumns />
      <CsrSourceLine source={YEAR_SOURCE} />
      <CsrTableTwin title="CSR spend by year, ₹ crore">
        <CsrYearTable />
      </CsrTableTwin>
    </CsrSection>
  );
}
