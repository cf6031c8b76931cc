import type { CSSProperties } from 'react';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import { TableTwin } from '#platform/web/charts/table-twin.tsx';
import type { FundFigures } from './overview.contract.ts';
import classes from './overview.module.css';

interface MoneyChartProps {
  title: string;
  /** Name of the first column. */
  rowName: string;
  rows: FundFigures['rows'];
}

/** Most bars that are drawn; the table has all rows. */
const BARS_MAX = 12;
const dash = (amount: number | null) => (amount === null ? '–' : formatRupees(amount));

/** Bars of what is agreed, received and used, with the same figures as a table. */
export function MoneyChart({ title, rowName, rows }: MoneyChartProps) {
  const most = Math.max(1, ...rows.map(({ agreed, used }) => Math.max(agreed, used)));
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.legend}>
        {title}
        <span>
          <i data-part="agreed" /> agreed
        </span>
        <span>
          <i data-part="received" /> received
        </span>
        <span>
          <i data-part="used" /> used
        </span>
      </figcaption>
      <ul className={classes.bars}>
        {rows.slice(0, BARS_MAX).map(({ key, name, agreed, received, used }) => {
          const style = {
            '--agreed': agreed / most,
            '--received': (received ?? 0) / most,
            '--used': used / most,
          } as CSSProperties;
          return (
            <li key={key}>
              <span className={classes.barName}>{name}</span>
              <span className={classes.bar} style={style} aria-hidden>
                <i data-part="agreed" />
                <i data-part="received" />
                <i data-part="used" />
              </span>
              <span className={classes.barWords}>
                {formatRupeesShort(used)} of {formatRupeesShort(agreed)} used
              </span>
            </li>
          );
        })}
      </ul>
      {rows.length > BARS_MAX && (
        <p className={classes.soft}>The table also has the {rows.length - BARS_MAX} smaller ones.</p>
      )}
      <TableTwin title={title}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{rowName}</th>
              <th scope="col">Agreed</th>
              <th scope="col">Approved</th>
              <th scope="col">Released</th>
              <th scope="col">Received</th>
              <th scope="col">Used</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, agreed, approved, released, received, used }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{formatRupees(agreed)}</td>
                <td>{dash(approved)}</td>
                <td>{dash(released)}</td>
                <td>{dash(received)}</td>
                <td>{formatRupees(used)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableTwin>
    </figure>
  );
}
