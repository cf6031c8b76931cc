import { Alert, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatInstant } from '#platform/contract/dates.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { STAYS_BEHIND } from './merge-columns.data.ts';
import { MERGE_NUMBERS, type MergePreview } from './merges.contract.ts';
import { useMergePreview } from './people.api.ts';
import classes from './people.module.css';

interface MergeComparisonProps {
  duplicateId: string;
  keptId: string;
}

/** Shows two members beside each other, what a merge moves and what stays behind, or why they cannot be merged. */
export function MergeComparison({ duplicateId, keptId }: MergeComparisonProps) {
  const preview = useMergePreview(duplicateId, keptId);
  if (preview.data) return <Comparison preview={preview.data} />;
  if (preview.isPending) return <Skeleton height={280} radius="md" role="status" aria-label="Comparing" />;
  return (
    <ErrorState
      title="Failed to compare the two"
      error={preview.error}
      onRetry={preview.refetch}
      retrying={preview.isRefetching}
    />
  );
}

function Comparison({ preview: { duplicate, kept, differing, moves, refusal } }: { preview: MergePreview }) {
  const rows: [string, (side: MergePreview['kept']) => ReactNode][] = [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Type', ({ organization_type }) => ORGANIZATION_TYPE_LABELS[organization_type]],
    ['Joined', ({ joined_at }) => formatInstant(joined_at)],
    ['Verified', ({ verification_level }) => (verification_level > 0 ? `Level ${verification_level}` : 'No')],
    ...MERGE_NUMBERS.map((number): [string, (side: MergePreview['kept']) => ReactNode] => [
      number,
      ({ numbers }) =>
        numbers.includes(number) ? (differing.includes(number) ? 'Held, differs' : 'Held') : 'None',
    ]),
  ];
  return (
    <>
      <table className={classes.comparison}>
        <caption>The two members</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Duplicate, is closed</th>
            <th scope="col">Kept</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{of(duplicate)}</td>
              <td>{of(kept)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {refusal ? (
        <Alert color="brick" title="These two cannot be merged">
          {refusal}
        </Alert>
      ) : (
        <>
          <div>
            <h3 className={classes.smallHeading}>Moves to {kept.name}</h3>
            {moves.length === 0 && <p className={classes.note}>The duplicate has no records.</p>}
            <ul className={classes.moves}>
              {moves.map(({ what, records }) => (
                <li key={what}>
                  {what}: <b>{records.toLocaleString('en-IN')}</b>
                </li>
              ))}
            </ul>
            <p className={classes.note}>The address of the public page leads to the kept one from then on.</p>
          </div>
          <div>
            <h3 className={classes.smallHeading}>Stays behind or is lost</h3>
            <ul className={classes.stays}>
              {STAYS_BEHIND.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </div>
        </>
      )}
    </>
  );
}
