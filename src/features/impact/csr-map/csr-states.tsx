import { CsrChoiceGroup } from '#features/impact/csr-figures/csr-choice-group.tsx';
import { CsrFiveYearTable } from '#features/impact/csr-figures/csr-five-year-table.tsx';
import { formatCrore, formatShare } from '#features/impact/csr-figures/csr-format.rules.ts';
import {
  CRORE_WITHOUT_STATE,
  type Measure,
  poorestRegions,
} from '#features/impact/csr-figures/csr-measures.rules.ts';
import { CsrSection } from '#features/impact/csr-figures/csr-section.tsx';
import { CsrSourceLine } from '#features/impact/csr-figures/csr-source-line.tsx';
import { REGION_SOURCE } from '#features/impact/csr-figures/csr-sources.data.ts';
import {
  SPEND_BY_STATE,
  SPEND_WITHOUT_STATE,
  TOTAL_BY_STATE,
} from '#features/impact/csr-figures/csr-spend-by-state.data.ts';
import type { CsrRegion } from '#platform/contract/csr/csr-regions.ts';
import { TableTwin } from '#platform/web/charts/table-twin.tsx';
import { CsrMap } from './csr-map.tsx';
import { CsrMapLegend } from './csr-map-legend.tsx';
import { CsrRegionPanel } from './csr-region-panel.tsx';
import { CsrRegionSelect } from './csr-region-select.tsx';
import { CsrRegionTable } from './csr-region-table.tsx';
import classes from './csr-states.module.css';

interface CsrStatesProps {
  measure: Measure;
  region: CsrRegion | null;
  onMeasure: (measure: Measure) => void;
  onRegion: (region: CsrRegion | null) => void;
}

const SHADED_BY = [
  { value: 'spend', label: 'Spend' },
  { value: 'resident', label: 'Spend per resident' },
] as const;

const POOREST = poorestRegions(5);
const POOREST_NAMES = `${POOREST.names.slice(0, -1).join(', ')} and ${POOREST.names.at(-1)}`;

/** The map of CSR spend, with the figures of the chosen state next to it. */
export function CsrStates({ measure, region, onMeasure, onRegion }: CsrStatesProps) {
  return (
    <CsrSection
      id="states"
      title="State by state"
      lead={
        <>
          {POOREST_NAMES} have the highest shares of people in poverty. They are home to{' '}
          {formatShare(POOREST.ofResidents)} of India's residents and received {formatShare(POOREST.ofSpend)}{' '}
          of the CSR spend that was assigned to a state over ten years.
        </>
      }
    >
      <div className={classes.columns}>
        <div>
          <CsrChoiceGroup
            legend="Shade the map by"
            name="shaded-by"
            options={SHADED_BY}
            value={measure}
            onChange={onMeasure}
          />
          <div className={classes.map}>
            <CsrMap measure={measure} selected={region} onSelect={onRegion} />
          </div>
          <CsrMapLegend measure={measure} />
        </div>
        <div className={classes.side}>
          <CsrRegionSelect selected={region} onSelect={onRegion} />
          <CsrRegionPanel region={region} />
          <p className={classes.apart}>
            <strong>Not on the map:</strong> ₹{formatCrore(CRORE_WITHOUT_STATE)} Cr of FY 2014-24 is not
            assigned to a state. <a href="#no-state">See what it is</a>
          </p>
        </div>
      </div>
      <CsrSourceLine source={REGION_SOURCE}>
        Map: <a href="#reading">credit and licence</a>.
      </CsrSourceLine>
      <TableTwin title="States and union territories in figures">
        <CsrRegionTable />
      </TableTwin>
      <TableTwin title="CSR spend by state and year, ₹ crore">
        <CsrFiveYearTable
          caption="CSR spend by state and union territory"
          nameHeader="State"
          rows={SPEND_BY_STATE}
          foot={{ ...SPEND_WITHOUT_STATE, Total: TOTAL_BY_STATE }}
        />
      </TableTwin>
    </CsrSection>
  );
}
