import { Link } from 'react-router';
import { useCsrChoice } from '#features/impact/csr-figures/csr-choice.hook.ts';
import { formatCrore, formatShare } from '#features/impact/csr-figures/csr-format.rules.ts';
import { SPEND_BY_YEAR } from '#features/impact/csr-figures/csr-spend-by-year.data.ts';
import { CsrReading } from '#features/impact/csr-map/csr-reading.tsx';
import { CsrStates } from '#features/impact/csr-map/csr-states.tsx';
import { CsrWithoutState } from '#features/impact/csr-map/csr-without-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { CsrSectors } from './csr-sectors.tsx';
import { CsrYears } from './csr-years.tsx';
import classes from './impact.page.module.css';

const LATEST = SPEND_BY_YEAR.at(-1) ?? SPEND_BY_YEAR[0];

/** Public figures of CSR spending in India. The page is prerendered, and its tables work without JavaScript. */
export function ImpactPage() {
  const { measure, region, year, choose } = useCsrChoice();

  return (
    <PageBody>
      <div className={classes.page}>
        <h1 className={classes.title}>Where India's CSR money goes</h1>
        <p className={classes.lead}>
          For FY {LATEST.year} companies reported ₹{formatCrore(LATEST.totalCrore)} Cr of CSR spend. They
          assigned {formatShare(LATEST.assignedCrore / LATEST.totalCrore)} of it to a state or union
          territory.
        </p>
        <p className={classes.lead}>
          <Link to="/csr-calculator">What must your company spend? The CSR calculator</Link>
        </p>
        <noscript>
          <p className={classes.lead}>
            The controls on this page need JavaScript. The tables show every figure without it.
          </p>
        </noscript>
        <CsrYears />
        <CsrStates
          measure={measure}
          region={region}
          onMeasure={(chosen) => choose({ measure: chosen })}
          onRegion={(chosen) => choose({ region: chosen })}
        />
        <CsrSectors year={year} onYear={(chosen) => choose({ year: chosen })} />
        <CsrWithoutState />
        <CsrReading />
      </div>
    </PageBody>
  );
}
