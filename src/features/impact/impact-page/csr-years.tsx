import { CsrSection } from '#features/impact/csr-figures/csr-section.tsx';
import { CsrSourceLine } from '#features/impact/csr-figures/csr-source-line.tsx';
import { YEAR_SOURCE } from '#features/impact/csr-figures/csr-sources.data.ts';
import { CsrYearColumns } from '#features/impact/csr-figures/csr-year-columns.tsx';
import { CsrYearTable } from '#features/impact/csr-figures/csr-year-table.tsx';
import { TableTwin } from '#platform/web/charts/table-twin.tsx';

/** CSR spend of the last ten published years. */
export function CsrYears() {
  return (
    <CsrSection
      id="years"
      title="Ten years of CSR spend"
      lead="What all companies together reported for each financial year, and how much of it they assigned to a state or union territory."
    >
      <CsrYearColumns />
      <CsrSourceLine source={YEAR_SOURCE} />
      <TableTwin title="CSR spend by year, ₹ crore">
        <CsrYearTable />
      </TableTwin>
    </CsrSection>
  );
}
