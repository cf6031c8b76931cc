import { PageBody } from '#platform/web/ui/page-body.tsx';
import { formatCrore, formatShare } from '../csr-format.contract.ts';
import { SPEND_BY_YEAR } from '../csr-spend-by-year.contract.ts';
import { CsrReading } from './components/csr-reading.tsx';
import { CsrSectors } from './components/csr-sectors.tsx';
import { CsrStates } from './components/csr-states.tsx';
import { CsrWithoutState } from './components/csr-without-state.tsx';
import { CsrYears } from './components/csr-years.tsx';
import { useCsrChoice } from './csr-choice.form.ts';
import classes from './impact.page.module.css';

const LATEST = SPEND_BY_YEAR.at(-1) ?? SPEND_BY_YEAR[0];

/** CSR spending of India in public figures. It is prerendered, and its tables read without JavaScript. */
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
        <noscript>
          <p className={classes.lead}>
            The switches on this page need JavaScript; its tables hold every figure without it.
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
