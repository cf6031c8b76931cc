import { formatCrore } from '#features/impact/csr-figures/csr-format.rules.ts';
import { CsrSection } from '#features/impact/csr-figures/csr-section.tsx';
import { TOTAL_BY_STATE } from '#features/impact/csr-figures/csr-spend-by-state.data.ts';
import { SPEND_BY_YEAR } from '#features/impact/csr-figures/csr-spend-by-year.data.ts';
import classes from './csr-reading.module.css';

const REVISED = SPEND_BY_YEAR.find(({ year }) => year === '2022-23');
const BEFORE = TOTAL_BY_STATE[4];

/** Notes for quoting the figures correctly, with licences and credits. */
export function CsrReading() {
  return (
    <CsrSection id="reading" title="How to read these figures" lead="Please read this before you quote them.">
      <ul className={classes.notes}>
        <li>
          The totals for FY 2021-22 and 2022-23 were later revised upwards. For FY 2022-23 the yearly table
          gives ₹{formatCrore(REVISED?.totalCrore ?? 0)} Cr, but the older tables by state and sector add up
          to ₹{formatCrore(BEFORE ?? 0)} Cr. Quote each with its source and never mix them in one series.
        </li>
        <li>
          Spend per resident is the spend of ten years divided by the residents counted in the 2011 Census. It
          is too high where the population has grown since.
        </li>
        <li>
          “People in poverty” are counted by the National Multidimensional Poverty Index, based on the survey
          of 2019-21 (NFHS-5).
        </li>
        <li>
          “Not available” means that the source gives no figure. It never means zero: Ladakh, for example, has
          its own figures only from FY 2021-22.
        </li>
        <li>
          The tables by state and sector are published under the Government Open Data Licence – India.{' '}
          <a href="/data/sources.txt">All sources in detail</a>
        </li>
        <li>
          The map is simplified from <a href="https://github.com/VictorCazanave/svg-maps">svg-maps</a> by
          Victor Cazanave, which is based on the map of India by{' '}
          <a href="https://mapsvg.com/maps/india">MapSVG</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. It is not an authority on
          boundaries.
        </li>
      </ul>
    </CsrSection>
  );
}
