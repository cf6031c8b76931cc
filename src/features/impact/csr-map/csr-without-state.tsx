import { CsrFiveYearTable } from '#features/impact/csr-figures/csr-five-year-table.tsx';
import { CsrFiveYears } from '#features/impact/csr-figures/csr-five-years.tsx';
import { formatCrore, formatShare } from '#features/impact/csr-figures/csr-format.rules.ts';
import { ALL_REGIONS, CRORE_WITHOUT_STATE } from '#features/impact/csr-figures/csr-measures.rules.ts';
import { CsrSection } from '#features/impact/csr-figures/csr-section.tsx';
import { CsrSourceLine } from '#features/impact/csr-figures/csr-source-line.tsx';
import { STATE_SOURCE } from '#features/impact/csr-figures/csr-sources.data.ts';
import { SPEND_WITHOUT_STATE } from '#features/impact/csr-figures/csr-spend-by-state.data.ts';
import { TableTwin } from '#platform/web/charts/table-twin.tsx';
import classes from './csr-without-state.module.css';

const SHARE = CRORE_WITHOUT_STATE / (CRORE_WITHOUT_STATE + ALL_REGIONS.spendCrore);
const HIGHEST = Math.max(...Object.values(SPEND_WITHOUT_STATE).flatMap((spend) => spend.map((c) => c ?? 0)));

/** Explanation of the source's three names for spend without a state. */
const MEANING: Record<string, string> = {
  'PAN India': 'Assigned to the whole country.',
  'PAN India (Other Centralized Funds)': 'Paid into funds of the central government.',
  'NEC/Not Mentioned': 'Reported without a state.',
};

/** Spend that is not assigned to a state. It is never distributed over the states. */
export function CsrWithoutState() {
  return (
    <CsrSection
      id="no-state"
      title="Spend not assigned to a state"
      lead={
        <>
          ₹{formatCrore(CRORE_WITHOUT_STATE)} Cr, {formatShare(SHARE)} of ten years' spend, is not assigned to
          a state. It is not included in the figures of the states above.
        </>
      }
    >
      <div className={classes.kinds}>
        {Object.entries(SPEND_WITHOUT_STATE).map(([name, spend]) => (
          <div key={name}>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.meaning}>{MEANING[name]}</p>
            <CsrFiveYears name={name} spend={spend} highest={HIGHEST} />
          </div>
        ))}
      </div>
      <CsrSourceLine source={STATE_SOURCE}>₹ crore. All three use the same scale.</CsrSourceLine>
      <TableTwin title="CSR spend without a state by year, ₹ crore">
        <CsrFiveYearTable
          caption="CSR spend not assigned to a state"
          nameHeader="Kind"
          rows={SPEND_WITHOUT_STATE}
        />
      </TableTwin>
    </CsrSection>
  );
}
