import { formatCrore, formatShare } from './csr-format.rules.ts';
import { croreWithoutState } from './csr-measures.rules.ts';
import { SPEND_BY_YEAR } from './csr-spend-by-year.data.ts';

/** Table of the ten national totals, in crore rupees. */
export function CsrYearTable() {
  return (
    <table>
      <caption>CSR spend of all companies by financial year, ₹ crore</caption>
      <thead>
        <tr>
          <th scope="col">Financial year</th>
          <th scope="col">Total</th>
          <th scope="col">Assigned to a state</th>
          <th scope="col">Share assigned</th>
          <th scope="col">Not assigned to a state</th>
        </tr>
      </thead>
      <tbody>
        {SPEND_BY_YEAR.map((year) => (
          <tr key={year.year}>
            <th scope="row">{year.year}</th>
            <td>{formatCrore(year.totalCrore)}</td>
            <td>{formatCrore(year.assignedCrore)}</td>
            <td>{formatShare(year.assignedCrore / year.totalCrore)}</td>
            <td>{formatCrore(croreWithoutState(year))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
