import { useState } from 'react';
import { formatCrore, formatPercent, formatWhole } from '#features/impact/csr-figures/csr-format.rules.ts';
import { ALL_REGIONS, CRORE_WITHOUT_STATE } from '#features/impact/csr-figures/csr-measures.rules.ts';
import { CSR_REGIONS, type CsrRegion, rupeesPerResident } from '#platform/contract/csr/csr-regions.ts';

interface Column {
  key: string;
  title: string;
  figureOf: (region: CsrRegion) => number;
  format: (figure: number) => string;
}

const COLUMNS: Column[] = [
  { key: 'spend', title: 'FY 2014-24, ₹ crore', figureOf: (row) => row.spendCrore, format: formatCrore },
  { key: 'residents', title: 'Residents, 2011', figureOf: (row) => row.residents, format: formatWhole },
  { key: 'each', title: '₹ per resident', figureOf: rupeesPerResident, format: formatWhole },
  { key: 'poor', title: 'In poverty', figureOf: (row) => row.poorPercent, format: formatPercent },
];

/** The map as a table of all states, sorted by the column that the reader selects. */
export function CsrRegionTable() {
  const [sortedBy, setSortedBy] = useState<Column | null>(null);
  const rows = sortedBy
    ? CSR_REGIONS.toSorted((one, other) => sortedBy.figureOf(other) - sortedBy.figureOf(one))
    : CSR_REGIONS;

  return (
    <table>
      <caption>CSR spend, residents and poverty by state and union territory</caption>
      <thead>
        <tr>
          <th scope="col" aria-sort={sortedBy ? 'none' : 'ascending'}>
            <button type="button" onClick={() => setSortedBy(null)}>
              State {sortedBy ? '' : '↑'}
            </button>
          </th>
          {COLUMNS.map((column) => (
            <th key={column.key} scope="col" aria-sort={sortedBy === column ? 'descending' : 'none'}>
              <button type="button" onClick={() => setSortedBy(column)}>
                {column.title} {sortedBy === column ? '↓' : ''}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.region}>
            <th scope="row">{row.region}</th>
            {COLUMNS.map(({ key, figureOf, format }) => (
              <td key={key}>{format(figureOf(row))}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All states and union territories</th>
          <td>{formatCrore(ALL_REGIONS.spendCrore)}</td>
          <td>{formatWhole(ALL_REGIONS.residents)}</td>
          <td>{formatWhole(rupeesPerResident(ALL_REGIONS))}</td>
          <td />
        </tr>
        <tr>
          <th scope="row">Not assigned to a state</th>
          <td>{formatCrore(CRORE_WITHOUT_STATE)}</td>
          <td colSpan={3} />
        </tr>
      </tfoot>
    </table>
  );
}
