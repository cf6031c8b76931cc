import { formatCrore, formatRank, formatWhole } from '#features/impact/csr-figures/csr-format.rules.ts';
import { type Measure, measured, rankOf } from '#features/impact/csr-figures/csr-measures.rules.ts';
import { CSR_REGIONS, type CsrRegion } from '#platform/contract/csr/csr-regions.ts';
import classes from './csr-map.module.css';

/** Name and figure of the state under the pointer or focus, in the empty corner above the Himalaya. */
export function CsrMapReadout({ region, measure }: { region: CsrRegion | null; measure: Measure }) {
  if (!region) {
    return (
      <p className={classes.readout} aria-hidden="true">
        <span className={classes.hint}>Choose a state to see its figures.</span>
      </p>
    );
  }
  const value = measured(region, measure);
  const rank = rankOf(
    value,
    CSR_REGIONS.map((other) => measured(other, measure)),
  );
  return (
    <p className={classes.readout} aria-hidden="true">
      <strong>{region.region}</strong>
      <span>
        ₹{measure === 'spend' ? formatCrore(value) : formatWhole(value)}
        <span className={classes.hint}>{measure === 'spend' ? ' Cr' : ' per resident'}</span>
      </span>
      <span className={classes.hint}>{formatRank(rank, CSR_REGIONS.length)}</span>
    </p>
  );
}
