import { CsrFiveYears } from '#features/impact/csr-figures/csr-five-years.tsx';
import {
  formatCrore,
  formatPercent,
  formatRank,
  formatWhole,
} from '#features/impact/csr-figures/csr-format.rules.ts';
import { ALL_REGIONS, rankOf, SPEND_OF_ALL_STATES } from '#features/impact/csr-figures/csr-measures.rules.ts';
import { CsrSourceLine } from '#features/impact/csr-figures/csr-source-line.tsx';
import { STATE_SOURCE } from '#features/impact/csr-figures/csr-sources.data.ts';
import { SPEND_BY_STATE } from '#features/impact/csr-figures/csr-spend-by-state.data.ts';
import { CSR_REGIONS, type CsrRegion, rupeesPerResident } from '#platform/contract/csr/csr-regions.ts';
import { Figure } from '#platform/web/ui/figure.tsx';
import classes from './csr-region-panel.module.css';

/** The source gives one poverty figure for the two together. */
const SHARED_POVERTY = ['Dadra and Nagar Haveli', 'Daman and Diu'];

function rankAmong(region: CsrRegion, figureOf: (region: CsrRegion) => number): string {
  return formatRank(rankOf(figureOf(region), CSR_REGIONS.map(figureOf)), CSR_REGIONS.length);
}

/** Figures of one state, or of all of India if none is chosen: spend per resident, poverty, and five years of spend. */
export function CsrRegionPanel({ region }: { region: CsrRegion | null }) {
  const shown = region ?? ALL_REGIONS;
  const spend = region ? SPEND_BY_STATE[region.region] : SPEND_OF_ALL_STATES;

  return (
    <div className={classes.panel}>
      <div aria-live="polite">
        <h3 className={classes.name}>{shown.region}</h3>
        <div className={classes.figures}>
          <Figure
            label="Spend per resident"
            value={`₹${formatWhole(rupeesPerResident(shown))}`}
            note={`FY 2014-24${region ? `, ${rankAmong(region, rupeesPerResident)}` : ''}`}
          />
          {region ? (
            <Figure
              label="People in poverty"
              value={formatPercent(region.poorPercent)}
              note={`2019-21, ${rankAmong(region, ({ poorPercent }) => poorPercent)}`}
            />
          ) : (
            <p className={classes.hint}>Choose a state to see its share of people in poverty.</p>
          )}
        </div>
        {region && SHARED_POVERTY.includes(region.region) && (
          <p className={classes.hint}>
            The source gives one poverty figure for {SHARED_POVERTY.join(' and ')}.
          </p>
        )}
        <dl className={classes.rows}>
          <div>
            <dt>{region ? 'CSR spend, FY 2014-24' : 'Assigned to a state, FY 2014-24'}</dt>
            <dd>
              ₹{formatCrore(shown.spendCrore)}
              <span className={classes.unit}> Cr</span>
            </dd>
          </div>
          <div>
            <dt>Residents, Census 2011</dt>
            <dd>{formatWhole(shown.residents)}</dd>
          </div>
        </dl>
      </div>
      <h4 className={classes.title}>
        Spend per year <span className={classes.unit}>₹ crore</span>
      </h4>
      {spend && <CsrFiveYears name={shown.region} spend={spend} />}
      <CsrSourceLine source={STATE_SOURCE}>Columns are scaled to {shown.region} alone.</CsrSourceLine>
    </div>
  );
}
