import type { CSSProperties } from 'react';
import { formatShare, formatWhole } from './csr-format.rules.ts';
import { croreWithoutState } from './csr-measures.rules.ts';
import { SPEND_BY_YEAR } from './csr-spend-by-year.data.ts';
import classes from './csr-year-columns.module.css';

const HIGHEST = Math.max(...SPEND_BY_YEAR.map(({ totalCrore }) => totalCrore));

/** National totals of ten years, split into spend with and without a state: columns, or bars on a phone. */
export function CsrYearColumns() {
  return (
    <>
      <ul className={classes.key}>
        <li className={classes.keyAssigned}>assigned to a state, with its share</li>
        <li className={classes.keyRest}>not assigned to a state</li>
        <li>total in bold, ₹ crore</li>
      </ul>
      <div
        className={classes.years}
        role="img"
        aria-label="CSR spend per year from FY 2014-15 to 2023-24, and the part assigned to a state. The table below has the figures."
      >
        {SPEND_BY_YEAR.map((year) => {
          const parts = {
            '--assigned': year.assignedCrore / HIGHEST,
            '--rest': croreWithoutState(year) / HIGHEST,
          };
          return (
            <div key={year.year} className={classes.year} style={parts as CSSProperties}>
              <span className={classes.total}>{formatWhole(year.totalCrore)}</span>
              <span className={classes.bar}>
                <span className={classes.rest} />
                <span className={classes.assigned}>{formatShare(year.assignedCrore / year.totalCrore)}</span>
              </span>
              <span className={classes.label}>{year.year}</span>
            </div>
          );
        })}
      </div>
    </>
  );
}
