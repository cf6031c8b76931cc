import { formatWhole } from '#features/impact/csr-figures/csr-format.rules.ts';
import { fifthsOf, type Measure, measured } from '#features/impact/csr-figures/csr-measures.rules.ts';
import { CSR_REGIONS } from '#platform/contract/csr/csr-regions.ts';
import classes from './csr-map-legend.module.css';

const WORDS = ['Lowest fifth', 'Low', 'Middle', 'High', 'Highest fifth'];

/** Legend of the map: its five shades in words and figures. */
export function CsrMapLegend({ measure }: { measure: Measure }) {
  const steps = fifthsOf(CSR_REGIONS.map((region) => measured(region, measure)));
  const unit = measure === 'spend' ? ' Cr' : '';
  return (
    <>
      <ol className={classes.legend} aria-label="Shades of the map">
        {steps.map(({ from, to }, at) => (
          <li key={from} data-step={at + 1}>
            <span className={classes.word}>{WORDS[at]}</span>
            <span className={classes.range}>
              ₹{formatWhole(from)} to {formatWhole(to)}
              {unit}
            </span>
          </li>
        ))}
      </ol>
      <p className={classes.note}>
        Each shade covers a fifth of the {CSR_REGIONS.length} states and union territories. Small territories
        are shown as dots. Ladakh's dot lies inside the outline that it shares with Jammu and Kashmir.
      </p>
    </>
  );
}
