import { FIVE_YEARS, type FiveYearSpend } from './csr-five-years.data.ts';
import { formatCrore, NOT_AVAILABLE } from './csr-format.rules.ts';

interface CsrFiveYearTableProps {
  caption: string;
  /** Heading of the first column. */
  nameHeader: string;
  rows: Readonly<Record<string, FiveYearSpend>>;
  /** Rows shown separately below, and the total. */
  foot?: Readonly<Record<string, FiveYearSpend>>;
}

/** A five-year table as the source has it, in crore rupees. */
export function CsrFiveYearTable({ caption, nameHeader, rows, foot }: CsrFiveYearTableProps) {
  return (
    <table>
      <caption>{caption}, ₹ crore</caption>
      <thead>
        <tr>
          <th scope="col">{nameHeader}</th>
          {FIVE_YEARS.map((year) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([name, spend]) => (
          <Row key={name} name={name} spend={spend} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          {Object.entries(foot).map(([name, spend]) => (
            <Row key={name} name={name} spend={spend} />
          ))}
        </tfoot>
      )}
    </table>
  );
}

function Row({ name, spend }: { name: string; spend: FiveYearSpend }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {FIVE_YEARS.map((year, at) => {
        const crore = spend[at] ?? null;
        return crore === null ? (
          <td key={year} data-missing>
            {NOT_AVAILABLE}
          </td>
        ) : (
          <td key={year}>{formatCrore(crore)}</td>
        );
      })}
    </tr>
  );
}
