import { formatDay } from '#platform/contract/dates.ts';
import { TableTwin } from '#platform/web/charts/table-twin.tsx';
import { formatDecimal } from './decimals.rules.ts';
import classes from './indicator-chart.module.css';
import { percentOf, plannedText } from './indicator-words.rules.ts';
import type { Indicator, IndicatorTotal } from './indicators.contract.ts';

/** Inner size of the drawing; it is stretched to the room that there is. */
const SIZE = { width: 1000, height: 200 };

interface IndicatorChartProps {
  indicator: Indicator;
  /** By day; at least one. */
  totals: IndicatorTotal[];
}

/** Line chart of the planned and the reached values by day, with its figures as a table. */
export function IndicatorChart({ indicator, totals }: IndicatorChartProps) {
  const { baseline_date, baseline_value, target_date, target_value, unit, name } = indicator;
  const days = [baseline_date, target_date, ...totals.map((one) => one.reading_date)].sort();
  const values = [baseline_value, target_value, ...totals.map(({ value }) => value)].map(Number);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const xOf = (day: string) =>
    ((Date.parse(day) - Date.parse(first)) / (Date.parse(last) - Date.parse(first))) * SIZE.width;
  const yOf = (value: number) => SIZE.height - ((value - lowest) / (highest - lowest)) * SIZE.height;
  const point = (day: string, value: string) => `${xOf(day).toFixed(1)} ${yOf(Number(value)).toFixed(1)}`;
  const reached = totals.map((one) => point(one.reading_date, one.value));
  const title = `${name}: planned and reached by day`;
  const ends = [values[0], values[1], ...values.slice(2)];
  const top = highest === ends[1] ? `Target ${formatDecimal(target_value)}` : textOf(highest);
  const bottom = lowest === ends[0] ? `Baseline ${formatDecimal(baseline_value)}` : textOf(lowest);
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.key}>
        <span className={classes.reachedKey}>Reached</span>
        <span className={classes.plannedKey}>Planned</span>
        <span className={classes.unit}>in {unit}</span>
      </figcaption>
      <p className={classes.label}>{top}</p>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}. ${percentOf(indicator) ?? ''} of the way is reached.`}
      >
        <path
          className={classes.planned}
          d={`M${point(baseline_date, baseline_value)} L${point(target_date, target_value)}`}
        />
        <path className={classes.reached} d={`M${reached.join(' L')}`} />
        <path className={classes.dots} d={reached.map((at) => `M${at} h0`).join(' ')} />
      </svg>
      <p className={classes.label}>{bottom}</p>
      <p className={classes.days}>
        <span>{formatDay(first)}</span>
        <span>{formatDay(last)}</span>
      </p>
      <TableTwin title={title}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Planned</th>
              <th scope="col">Reached</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ reading_date, value }) => (
              <tr key={reading_date}>
                <th scope="row">{formatDay(reading_date)}</th>
                <td>{plannedText(indicator, reading_date)}</td>
                <td>{formatDecimal(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableTwin>
    </figure>
  );
}

const textOf = (value: number) => formatDecimal(String(value));
