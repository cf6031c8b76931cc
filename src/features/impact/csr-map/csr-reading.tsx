import { formatCrore } from '#features/impact/csr-figures/csr-format.rules.ts';
import { CsrSection } from '#features/impact/csr-figures/csr-section.tsx';
import { TOTAL_BY_STATE } from '#features/impact/csr-figures/csr-spend-by-state.data.ts';
import { SPEND_BY_YEAR } from '#features/impact/csr-figures/csr-spend-by-year.data.ts';
import classes from './csr-reading.module.css';

const REVISED = SPEND_BY_YEAR.find(({ year }) => year === '2022-23');
const BEFORE = TOTAL_BY_STATE[4];

/** What one must know to quote these figures rightly, and whom they come from. */
export function CsrReading() {
  return (
    <CsrSection id="reading" title="How to read these figures" lead="Before you quote one of them.">
      <ul className={classes.notes}>
        <li>
          The totals of FY 2021-22 and 2022-23 were revised upwards later: the yearly table puts FY 2022-23 at
          ₹{formatCrore(REVISED?.totalCrore ?? 0)} Cr, the older tables by state and sector add up to ₹
          {formatCrore(BEFORE ?? 0)} Cr, so quote each with its source and never mix them in one series.
        </li>
        <li>
          Spend per resident divides the ten years' spend by the residents of the Census of 2011. Where the
          population has grown since, it is overstated.
        </li>
        <li>
          People in poverty are those whom the National Multidimensional Poverty Index counts as poor, by the
          survey of 2019-21 (NFHS-5).
        </li>
        <li>
          “Not available” is what the source does not say. It is never zero: Ladakh has figures of its own
          from FY 2021-22 on.
        </li>
        <li>
          The tables by state and sector come under the Government Open Data Licence – India.{' '}
          <a href="/data/sources.txt">All sources in detail</a>
        </li>
        <li>
          The map is simplified from <a href="https://github.com/VictorCazanave/svg-maps">svg-maps</a> by
          Victor Cazanave, which is based on the map of India by{' '}
          <a href="https://mapsvg.com/maps/india">MapSVG</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. It decides no boundary.
        </li>
      </ul>
    </CsrSection>
  );
}
