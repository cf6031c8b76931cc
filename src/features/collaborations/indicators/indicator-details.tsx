import { Skeleton } from '@mantine/core';
import type { CollaborationFile } from '#features/collaborations/files/collaboration-files.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { formatDecimal } from './decimals.rules.ts';
import { IndicatorChart } from './indicator-chart.tsx';
import classes from './indicator-details.module.css';
import { IndicatorReadings } from './indicator-readings.tsx';
import { useIndicatorTotals } from './indicators.api.ts';
import type { Indicator } from './indicators.contract.ts';
import type { Reading } from './readings.contract.ts';

interface IndicatorDetailsProps {
  collaborationId: string;
  indicator: Indicator;
  canWrite: boolean;
  onEdit: (reading: Reading) => void;
  onFile: (file: CollaborationFile) => void;
}

/** What an opened indicator shows: its text, the chart, the last reading of each group, and all readings. */
export function IndicatorDetails({ indicator, ...props }: IndicatorDetailsProps) {
  const totals = useIndicatorTotals(props.collaborationId, indicator.id);
  return (
    <div className={classes.details}>
      {indicator.description && <p className={classes.text}>{indicator.description}</p>}
      {totals.isPending && <Skeleton height={180} role="status" aria-label="Loading the chart" />}
      {totals.isError && !totals.data && (
        <ErrorState
          title="Failed to load the chart"
          error={totals.error}
          onRetry={totals.refetch}
          retrying={totals.isRefetching}
        />
      )}
      {totals.data && totals.data.length > 0 && <IndicatorChart indicator={indicator} totals={totals.data} />}
      {indicator.groups.length > 0 && <Groups indicator={indicator} />}
      <IndicatorReadings indicator={indicator} {...props} />
    </div>
  );
}

/** The last reading of each group, as a table with bars. */
function Groups({ indicator: { groups, unit } }: Pick<IndicatorDetailsProps, 'indicator'>) {
  const longest = Math.max(...groups.map(({ value }) => Math.abs(Number(value ?? 0))), 0);
  return (
    <table className={classes.groups}>
      <caption>Last reading by group</caption>
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">{unit}</th>
          <th scope="col">Day</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, value, reading_date }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {value === null ? (
                'No reading yet'
              ) : (
                <div className={classes.amount}>
                  <span
                    className={classes.groupBar}
                    style={{
                      inlineSize: `${longest === 0 ? 0 : (Math.abs(Number(value)) / longest) * 8}rem`,
                    }}
                  />
                  {formatDecimal(value)}
                </div>
              )}
            </td>
            <td>{reading_date ? formatDay(reading_date) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
