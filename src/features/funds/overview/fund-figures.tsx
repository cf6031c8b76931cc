import { Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { HEAD_KIND_WORDS } from '#features/funds/funds-tab/funds-words.rules.ts';
import type { HeadKind } from '#features/funds/grants/terms.rules.ts';
import type { Side } from '#features/funds/moves/moves.rules.ts';
import { failureText } from '#platform/contract/errors.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import { showToast } from '#platform/web/toast.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Figure } from '#platform/web/ui/figure.tsx';
import { MoneyChart } from './money-chart.tsx';
import { useExportFunds, useFundFigures } from './overview.api.ts';
import { GROUPINGS, type Grouping } from './overview.contract.ts';
import classes from './overview.module.css';
import { LoadingOverview } from './overview-states.tsx';
import { GROUPING_WORDS } from './overview-words.rules.ts';

const CHOICES = GROUPINGS.map((value) => ({ value, label: GROUPING_WORDS[value] }));

/** The money of all grants of a side, added up, with a chart by project, partner, state, head or year. */
export function FundFigures({ side }: { side: Side }) {
  const [by, setBy] = useState<Grouping>('project');
  const figures = useFundFigures(side, by);
  const save = useExportFunds();
  if (figures.isPending) return <LoadingOverview />;
  if (!figures.data) {
    return (
      <ErrorState
        title="Failed to load the figures"
        error={figures.error}
        onRetry={figures.refetch}
        retrying={figures.isRefetching}
      />
    );
  }
  const { grants, agreed, approved, released, received, used, late, rows } = figures.data;
  if (grants === 0) {
    return (
      <EmptyState title="No agreed grants yet">
        Grants are drafted in the tab Funds of a collaboration. Once both sides have agreed, they show here.
      </EmptyState>
    );
  }
  const named = rows.map((row) => ({
    ...row,
    name: by === 'head' ? (HEAD_KIND_WORDS[row.key as HeadKind] ?? row.name) : row.name,
  }));
  const download = () =>
    save.mutate(side, {
      onError: (error) =>
        showToast({
          title: 'File not made',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <>
      <div className={classes.figures}>
        <Figure
          label={grants === 1 ? 'Agreed, 1 grant' : `Agreed, ${grants} grants`}
          value={formatRupeesShort(agreed)}
        />
        <Figure label="Approved" value={formatRupeesShort(approved ?? 0)} />
        <Figure label="Released" value={formatRupeesShort(released ?? 0)} />
        <Figure label="Received" value={formatRupeesShort(received ?? 0)} />
        <Figure label="Used" value={formatRupeesShort(used)} note="Accepted by the company" />
        <Figure label="Late" value={formatRupeesShort(late)} note="Asked for, and not paid in time" />
      </div>
      <div className={classes.bars2}>
        <NativeSelect
          label="Add up by"
          data={CHOICES}
          value={by}
          onChange={(event) => setBy(event.currentTarget.value as Grouping)}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
          loading={save.isPending}
          onClick={download}
        >
          All grants (XLSX)
        </Button>
      </div>
      <MoneyChart
        title={`By ${GROUPING_WORDS[by].toLowerCase()}`}
        rowName={GROUPING_WORDS[by]}
        rows={named}
      />
    </>
  );
}
