import { Link } from 'react-router';
import { CsrBarTable } from '#features/impact/csr-figures/csr-bar-table.tsx';
import {
  TOP_FIVE_SECTORS,
  TOP_FIVE_STATES,
  TOP_FIVE_YEAR,
} from '#features/impact/csr-figures/csr-top-five.rules.ts';
import classes from './csr-impact-panel.module.css';

const longest = (rows: readonly { crore: number }[]) => Math.max(...rows.map(({ crore }) => crore));

/** CSR Impact panel of the home page: top five states and sectors, with a link to all figures. */
export function CsrImpactPanel() {
  return (
    <section className={classes.section} aria-labelledby="csr-impact">
      <h2 className={classes.title} id="csr-impact">
        CSR Impact, FY {TOP_FIVE_YEAR}
      </h2>
      <p className={classes.lead}>Where companies in India spent the most, and on what.</p>
      <div className={classes.tables}>
        <CsrBarTable
          caption="Top 5 states"
          nameHeader="State"
          rows={TOP_FIVE_STATES}
          longest={longest(TOP_FIVE_STATES)}
        />
        <CsrBarTable
          caption="Top 5 sectors"
          nameHeader="Sector"
          rows={TOP_FIVE_SECTORS}
          longest={longest(TOP_FIVE_SECTORS)}
        />
      </div>
      <p className={classes.note}>
        Pan-India, centralized funds and unspecified allocations are excluded. Source: companies' CSR filings
        with the Ministry of Corporate Affairs, as of FY {TOP_FIVE_YEAR} (year to 31 Mar 2024).
      </p>
      <Link className={classes.link} to="/impact">
        Explore CSR spending
      </Link>
      <Link className={classes.link} to="/csr-calculator">
        What must your company spend?
      </Link>
    </section>
  );
}
