import type { CSSProperties } from 'react';
import classes from './csr-bar-table.module.css';
import { formatCrore, formatShare } from './csr-format.rules.ts';

interface CsrBarTableProps {
  caption: string;
  /** Heading of the first column. */
  nameHeader: string;
  rows: readonly { name: string; crore: number }[];
  /** Amount of a bar of full width, in crore rupees. */
  longest: number;
  /** If given, each row shows its share of this amount. */
  total?: number;
}

/** Bar chart that is a table: named amounts in crore rupees, each with a bar. */
export function CsrBarTable({ caption, nameHeader, rows, longest, total }: CsrBarTableProps) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{nameHeader}</th>
          <th scope="col">CSR spend</th>
          {total && <th scope="col">Share of the total</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, crore }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <div className={classes.amount} style={{ '--length': crore / longest } as CSSProperties}>
                <span className={classes.bar} />
                <span>
                  ₹{formatCrore(crore)}
                  <span className={classes.unit}> Cr</span>
                </span>
              </div>
            </td>
            {total && <td className={classes.share}>{formatShare(crore / total)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
