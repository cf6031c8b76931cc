import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import { TableFrame } from '#platform/web/charts/table-frame.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { grantPath } from './fund-waits.tsx';
import { useFundForecast } from './overview.api.ts';
import type { FundForecast as Forecast } from './overview.contract.ts';
import classes from './overview.module.css';
import { LoadingOverview } from './overview-states.tsx';
import { BECAUSE_WORDS, monthWords } from './overview-words.rules.ts';

/** For the NGO: the money of the next twelve months over all funders, and when the money of each grant ends. */
export function FundForecast() {
  const forecast = useFundForecast();
  if (forecast.isPending) return <LoadingOverview />;
  if (!forecast.data) {
    return (
      <ErrorState
        title="Failed to load the forecast"
        error={forecast.error}
        onRetry={forecast.refetch}
        retrying={forecast.isRefetching}
      />
    );
  }
  const { months, expected, ends } = forecast.data;
  if (ends.length === 0) {
    return (
      <EmptyState title="No running grants">
        Once a funder and you have agreed to a grant, this shows when its money is likely to come and end.
      </EmptyState>
    );
  }
  return (
    <>
      <MonthBars months={months} />
      {expected.length > 0 && (
        <TableFrame title="Money that is likely to come">
          <table>
            <caption>Money that is likely to come</caption>
            <thead>
              <tr>
                <th scope="col">Grant</th>
                <th scope="col" data-words>
                  Funder
                </th>
                <th scope="col" data-words>
                  Likely on
                </th>
                <th scope="col">Amount</th>
              </tr>
            </thead>
            <tbody>
              {expected.map((one) => (
                <tr key={`${one.grant_id} ${one.tranche} ${one.because}`}>
                  <th scope="row">
                    <Link to={grantPath(one.collaboration_id, one.grant_id)}>
                      {one.title}, tranche {one.tranche}
                    </Link>
                  </th>
                  <td data-words>{one.funder}</td>
                  <td data-words>
                    {formatDay(one.on)} ({BECAUSE_WORDS[one.because].toLowerCase()})
                  </td>
                  <td>{formatRupees(one.amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      <TableFrame title="When the money ends">
        <table>
          <caption>When the money ends</caption>
          <thead>
            <tr>
              <th scope="col">Grant</th>
              <th scope="col">With you</th>
              <th scope="col">Spent a month</th>
              <th scope="col" data-words>
                Ends on
              </th>
            </tr>
          </thead>
          <tbody>
            {ends.map((one) => (
              <tr key={one.grant_id}>
                <th scope="row">
                  <Link to={grantPath(one.collaboration_id, one.grant_id)}>{one.title}</Link>
                </th>
                <td>{formatRupees(one.balance)}</td>
                <td>{one.spent_a_month === null ? '–' : formatRupees(one.spent_a_month)}</td>
                <td data-words>
                  {one.ends_on ? formatDay(one.ends_on) : 'Not known: nothing spent in 90 days'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}

function MonthBars({ months }: { months: Forecast['months'] }) {
  const most = Math.max(1, ...months.map(({ amount }) => amount));
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.legend}>Likely to come, by month</figcaption>
      <ul className={classes.months}>
        {months.map(({ month, amount }) => (
          <li key={month} style={{ '--part': amount / most } as CSSProperties}>
            <span className={classes.monthBar} aria-hidden />
            <span className={classes.barName}>{monthWords(month)}</span>
            <span className={classes.barWords}>{amount === 0 ? '–' : formatRupeesShort(amount)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
