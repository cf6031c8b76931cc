import { formatDay } from '#platform/contract/dates.ts';
import { TableTwin } from '#platform/web/charts/table-twin.tsx';
import { formatDecimal } from './decimals.rules.ts';
import { STATE_WORDS, stateOf } from './indicator-progress.rules.ts';
import { percentOf, plannedText } from './indicator-words.rules.ts';
import type { Indicator } from './indicators.contract.ts';

const TITLE = 'Planned against reached';

/** The bars of all indicators as a table. */
export function IndicatorsTable({ indicators }: { indicators: Indicator[] }) {
  return (
    <TableTwin title={TITLE}>
      <table>
        <caption>{TITLE}</caption>
        <thead>
          <tr>
            <th scope="col">Indicator</th>
            <th scope="col">Unit</th>
            <th scope="col">Baseline</th>
            <th scope="col">Planned by the last reading</th>
            <th scope="col">Reached</th>
            <th scope="col">Day</th>
            <th scope="col">Target</th>
            <th scope="col">Way to the target</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {indicators.map((one) => (
            <tr key={one.id}>
              <th scope="row">{one.name}</th>
              <td>{one.unit}</td>
              <td>{formatDecimal(one.baseline_value)}</td>
              <td>{one.actual_date ? plannedText(one, one.actual_date) : '–'}</td>
              <td>{one.actual_value ? formatDecimal(one.actual_value) : '–'}</td>
              <td>{one.actual_date ? formatDay(one.actual_date) : '–'}</td>
              <td>{formatDecimal(one.target_value)}</td>
              <td>{percentOf(one) ?? '–'}</td>
              <td>{STATE_WORDS[stateOf(one)]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableTwin>
  );
}
