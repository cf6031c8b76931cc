import { formatDay } from '#platform/contract/dates.ts';
import { formatDecimal } from './decimals.rules.ts';
import { STATE_WORDS, stateOf } from './indicator-progress.rules.ts';
import { percentOf, plannedText } from './indicator-words.rules.ts';
import type { MeasuredIndicator } from './indicators.contract.ts';

/** Name of the table. */
export const INDICATORS_TITLE = 'Planned against reached';

/** What is planned against what is reached. */
export function IndicatorsTable({ indicators }: { indicators: readonly MeasuredIndicator[] }) {
  return (
    <table>
      <caption>{INDICATORS_TITLE}</caption>
      <thead>
        <tr>
          <th scope="col">Indicator</th>
          <th scope="col" data-words>
            Unit
          </th>
          <th scope="col">Baseline</th>
          <th scope="col">Planned by the last reading</th>
          <th scope="col">Reached</th>
          <th scope="col">Day</th>
          <th scope="col">Target</th>
          <th scope="col">Way to the target</th>
          <th scope="col" data-words>
            State
          </th>
        </tr>
      </thead>
      <tbody>
        {indicators.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and rows hold no state
          <tr key={at}>
            <th scope="row">{one.name}</th>
            <td data-words>{one.unit}</td>
            <td>{formatDecimal(one.baseline_value)}</td>
            <td>{one.actual_date ? plannedText(one, one.actual_date) : '–'}</td>
            <td>{one.actual_value ? formatDecimal(one.actual_value) : '–'}</td>
            <td>{one.actual_date ? formatDay(one.actual_date) : '–'}</td>
            <td>{formatDecimal(one.target_value)}</td>
            <td>{percentOf(one) ?? '–'}</td>
            <td data-words>{STATE_WORDS[stateOf(one)]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
