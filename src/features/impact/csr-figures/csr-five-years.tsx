import type { CSSProperties } from 'react';
import { FIVE_YEARS, type FiveYearSpend } from './csr-five-years.data.ts';
import classes from './csr-five-years.module.css';
import { formatCrore, formatCroreInFull, formatWhole, NOT_AVAILABLE } from './csr-format.rules.ts';

interface CsrFiveYearsProps {
  /** Name for screen readers. */
  name: string;
  spend: FiveYearSpend;
  /** Amount of a column of full height, in crore rupees. Default: the largest of `spend`. */
  highest?: number;
}

/** Amounts from this value, in crore rupees, are shown without decimals in narrow columns. */
const LONG_FROM = 10_000;

/** Column chart of five years of spend. A year without a figure is marked as not available. */
export function CsrFiveYears({ name, spend, highest }: CsrFiveYearsProps) {
  const top = highest ?? Math.max(...spend.map((crore) => crore ?? 0));
  const figures = FIVE_YEARS.map((year, at) => `FY ${year} ${formatCroreInFull(spend[at] ?? null)}`);

  return (
    <div className={classes.years} role="img" aria-label={`${name}: ${figures.join(', ')}`}>
      {FIVE_YEARS.map((year, at) => {
        const crore = spend[at] ?? null;
        return (
          <div key={year} className={classes.year}>
            {crore === null ? (
              <span className={classes.missing}>{NOT_AVAILABLE}</span>
            ) : (
              <>
                <span className={classes.exact}>{formatCrore(crore)}</span>
                <span className={classes.short}>
                  {crore < LONG_FROM ? formatCrore(crore) : formatWhole(crore)}
                </span>
                <span className={classes.column} style={{ '--height': crore / top } as CSSProperties} />
              </>
            )}
            <span className={classes.label}>{year}</span>
          </div>
        );
      })}
    </div>
  );
}
