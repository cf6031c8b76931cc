import { NativeSelect, SegmentedControl, Skeleton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { formatCount } from '#platform/contract/counts.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FigureColumns } from './figure-columns.tsx';
import { useSystemFigures } from './jobs.api.ts';
import classes from './jobs.page.module.css';
import { formatSize } from './jobs-words.rules.ts';
import { type SystemFigures as Figures, PERIODS, type Period } from './system.contract.ts';

type FigureName = Exclude<keyof Figures, 'at'>;

const FIGURES: Record<FigureName, { label: string; format: (value: number) => string }> = {
  waiting_jobs: { label: 'Waiting jobs, the most at a time', format: formatCount },
  failed_jobs: { label: 'Failed jobs and mails, the most at a time', format: formatCount },
  mails_sent: { label: 'Emails sent', format: formatCount },
  database_bytes: { label: 'Database size', format: formatSize },
  connections: { label: 'Connections, the most at a time', format: formatCount },
};
const NAMES = Object.keys(FIGURES) as FigureName[];

const PERIOD_LABELS: Record<Period, string> = { day: 'Last 24 hours', month: 'Last 30 days' };

const labelOf = (period: Period, at: string) => (period === 'day' ? formatTime(at) : formatInstant(at));

/** Figures of the system over time, as columns and as a table. The address holds the time and the figure. */
export function SystemFigures() {
  const [params, setParams] = useSearchParams();
  const period = PERIODS.find((one) => one === params.get('period')) ?? 'day';
  const name = NAMES.find((one) => one === params.get('figure')) ?? 'waiting_jobs';
  const figures = useSystemFigures(period);
  const show = (change: Record<string, string>) =>
    setParams({ tab: 'figures', period, figure: name, ...change }, { preventScrollReset: true });
  return (
    <>
      <div className={classes.choices}>
        <SegmentedControl
          aria-label="Time"
          data={PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))}
          value={period}
          onChange={(next) => show({ period: next })}
        />
        <NativeSelect
          aria-label="Figure"
          data={NAMES.map((value) => ({ value, label: FIGURES[value].label }))}
          value={name}
          onChange={(event) => show({ figure: event.currentTarget.value })}
        />
      </div>
      {figures.isPending && (
        <div role="status" aria-label="Loading figures">
          <Skeleton height={240} radius="md" />
        </div>
      )}
      {figures.isError && !figures.data && (
        <ErrorState
          title="Failed to load the figures"
          error={figures.error}
          onRetry={figures.refetch}
          retrying={figures.isRefetching}
        />
      )}
      {figures.data?.length === 0 && (
        <EmptyState title="No figures yet" icon={<IconChartBar size={24} stroke={1.5} aria-hidden />}>
          The server measures every 15 minutes.
        </EmptyState>
      )}
      {figures.data && figures.data.length > 0 && (
        <>
          <FigureColumns
            name={`${FIGURES[name].label}, ${PERIOD_LABELS[period].toLowerCase()}`}
            columns={figures.data.map((row) => ({
              key: row.at,
              label: labelOf(period, row.at),
              value: row[name],
              words: FIGURES[name].format(row[name]),
            }))}
          />
          <FigureTable period={period} figures={figures.data} />
        </>
      )}
    </>
  );
}

const SHORT: Record<FigureName, string> = {
  waiting_jobs: 'Waiting jobs',
  failed_jobs: 'Failed',
  mails_sent: 'Emails sent',
  database_bytes: 'Database',
  connections: 'Connections',
};

function FigureTable({ period, figures }: { period: Period; figures: Figures[] }) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        Measured every 15 minutes and kept for 30 days. Newest first,{' '}
        {period === 'day' ? 'by hour' : 'by day'} in Indian time.
      </caption>
      <thead>
        <tr>
          <th scope="col">{period === 'day' ? 'Hour' : 'Day'}</th>
          {NAMES.map((name) => (
            <th key={name} scope="col">
              {SHORT[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.toReversed().map((row) => (
          <tr key={row.at}>
            <th scope="row">{labelOf(period, row.at)}</th>
            {NAMES.map((name) => (
              <td key={name} data-label={SHORT[name]}>
                {FIGURES[name].format(row[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
