import { CsrBarTable } from '#features/impact/csr-figures/csr-bar-table.tsx';
import { CsrChoiceGroup } from '#features/impact/csr-figures/csr-choice-group.tsx';
import { CsrFiveYearTable } from '#features/impact/csr-figures/csr-five-year-table.tsx';
import {
  FIVE_YEARS,
  type FiveYear,
  type FiveYearSpend,
} from '#features/impact/csr-figures/csr-five-years.data.ts';
import { CsrSection } from '#features/impact/csr-figures/csr-section.tsx';
import { CsrSourceLine } from '#features/impact/csr-figures/csr-source-line.tsx';
import { SECTOR_SOURCE } from '#features/impact/csr-figures/csr-sources.data.ts';
import {
  SPEND_BY_SECTOR,
  SPEND_WITHOUT_SECTOR,
  TOTAL_BY_SECTOR,
} from '#features/impact/csr-figures/csr-spend-by-sector.data.ts';
import { TableTwin } from '#platform/web/charts/table-twin.tsx';
import classes from './csr-sectors.module.css';

const YEARS = FIVE_YEARS.map((year) => ({ value: year, label: year }));

/** Maximum over all years, so that bars of different years are comparable. */
const LONGEST = Math.max(
  ...Object.values(SPEND_BY_SECTOR).flatMap((spend) => spend.map((crore) => crore ?? 0)),
);

/** Returns a year's rows, largest first. A sector without a figure for that year appears only in the table below. */
function rowsOf(table: Readonly<Record<string, FiveYearSpend>>, year: FiveYear) {
  const rows = Object.entries(table).flatMap(([name, spend]) => {
    const crore = spend[FIVE_YEARS.indexOf(year)] ?? null;
    return crore === null ? [] : [{ name, crore }];
  });
  return rows.toSorted((one, other) => other.crore - one.crore);
}

/** CSR spend by sector, for one of five years. */
export function CsrSectors({ year, onYear }: { year: FiveYear; onYear: (year: FiveYear) => void }) {
  const total = TOTAL_BY_SECTOR[FIVE_YEARS.indexOf(year)] ?? undefined;

  return (
    <CsrSection
      id="sectors"
      title="What the money is for"
      lead="Spend by development sector, largest first. Money paid into central funds or without a sector is listed separately."
    >
      <CsrChoiceGroup
        legend="Financial year"
        name="sector-year"
        options={YEARS}
        value={year}
        onChange={onYear}
      />
      <div className={classes.chart}>
        <CsrBarTable
          caption={`CSR spend by sector, FY ${year}`}
          nameHeader="Sector"
          rows={rowsOf(SPEND_BY_SECTOR, year)}
          longest={LONGEST}
          total={total}
        />
        <CsrBarTable
          caption="Listed separately: no development sector"
          nameHeader="Kind of spend"
          rows={rowsOf(SPEND_WITHOUT_SECTOR, year)}
          longest={LONGEST}
          total={total}
        />
      </div>
      <CsrSourceLine source={SECTOR_SOURCE}>Names as in the source.</CsrSourceLine>
      <TableTwin title="CSR spend by sector and year, ₹ crore">
        <CsrFiveYearTable
          caption="CSR spend by development sector"
          nameHeader="Sector"
          rows={SPEND_BY_SECTOR}
          foot={{ ...SPEND_WITHOUT_SECTOR, Total: TOTAL_BY_SECTOR }}
        />
      </TableTwin>
    </CsrSection>
  );
}
