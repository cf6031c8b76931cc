import { ActionIcon, Group, Skeleton, UnstyledButton } from '@mantine/core';
import { IconPaperclip, IconPencil, IconTrash } from '@tabler/icons-react';
import type { CollaborationFile } from '#features/collaborations/files/collaboration-files.contract.ts';
import { useRestoreWithdrawal } from '#features/collaborations/withdrawals/withdrawals.api.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast, UNDO } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { formatDecimal } from './decimals.rules.ts';
import classes from './indicator-readings.module.css';
import { useReadings, useRemoveReading } from './indicators.api.ts';
import type { Indicator } from './indicators.contract.ts';
import type { Reading } from './readings.contract.ts';

const UNDO_MS = 10_000;
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface IndicatorReadingsProps {
  collaborationId: string;
  indicator: Indicator;
  canWrite: boolean;
  onEdit: (reading: Reading) => void;
  onFile: (file: CollaborationFile) => void;
}

/** All readings of an indicator with their evidence, newest first. */
export function IndicatorReadings({ collaborationId, indicator, ...props }: IndicatorReadingsProps) {
  const readings = useReadings(collaborationId, indicator.id);
  const remove = useRemoveWithUndo(collaborationId, indicator.id);
  return (
    <section aria-label={`Readings of ${indicator.name}`}>
      <h4 className={classes.heading}>Readings</h4>
      {readings.isPending && <Skeleton height={80} role="status" aria-label="Loading the readings" />}
      {readings.isError && !readings.data && (
        <ErrorState
          title="Failed to load the readings"
          error={readings.error}
          onRetry={readings.refetch}
          retrying={readings.isRefetching}
        />
      )}
      {readings.data?.length === 0 && (
        <p className={classes.none}>No readings yet. The first one is what you measured on a day.</p>
      )}
      <ul className={classes.list}>
        {readings.data?.map((reading) => (
          <ReadingItem
            key={reading.id}
            reading={reading}
            unit={indicator.unit}
            {...props}
            onRemove={() => remove(reading)}
          />
        ))}
      </ul>
      {readings.data && (
        <ShowMore what="readings" shown={readings.data.length} total={indicator.readings} query={readings} />
      )}
    </section>
  );
}

/** Deletes a reading at once; the toast can restore it. */
function useRemoveWithUndo(collaborationId: string, indicatorId: string) {
  const remove = useRemoveReading(collaborationId, indicatorId);
  const restore = useRestoreWithdrawal(collaborationId);
  const fail = (error: Error) =>
    showToast({
      title: 'Reading not changed',
      message: failureText(error, 'Please try again.'),
      tone: 'error',
    });
  return (reading: Reading) =>
    remove.mutate(reading.id, {
      onSuccess: ({ withdrawal_id }) =>
        showToast({
          title: 'Reading deleted',
          message: `${formatDecimal(reading.value)} on ${formatDay(reading.reading_date)}`,
          tone: 'success',
          duration: UNDO_MS,
          action: {
            label: UNDO,
            run: () => restore.mutate(withdrawal_id, { onError: fail }),
          },
        }),
      onError: fail,
    });
}

interface ReadingItemProps extends Pick<IndicatorReadingsProps, 'canWrite' | 'onEdit' | 'onFile'> {
  reading: Reading;
  unit: string;
  onRemove: () => void;
}

function ReadingItem({ reading, unit, canWrite, onEdit, onFile, onRemove }: ReadingItemProps) {
  const { value, group, note, evidence, recorded_by_name } = reading;
  const day = formatDay(reading.reading_date);
  const what = `the reading of ${day}${group ? `, ${group}` : ''}`;
  return (
    <li className={classes.reading}>
      <div className={classes.text}>
        <p className={classes.value}>
          <strong>{formatDecimal(value)}</strong> {unit}
          {group && ` · ${group}`} · {day}
        </p>
        {note && <p className={classes.note}>{note}</p>}
        {evidence.length > 0 && (
          <ul className={classes.evidence} aria-label="Evidence">
            {evidence.map((file) => (
              <li key={file.id}>
                <UnstyledButton className={classes.file} onClick={() => onFile(file)}>
                  <IconPaperclip size={14} stroke={1.5} aria-hidden /> {file.name}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
        <p className={classes.by}>
          {recorded_by_name && `${recorded_by_name} · `}
          {formatInstant(reading.updated_at)}
        </p>
      </div>
      {canWrite && (
        <Group gap={4} wrap="nowrap">
          <ActionIcon variant="subtle" size="lg" aria-label={`Edit ${what}`} onClick={() => onEdit(reading)}>
            <IconPencil {...ICON} />
          </ActionIcon>
          <ActionIcon variant="subtle" size="lg" aria-label={`Delete ${what}`} onClick={onRemove}>
            <IconTrash {...ICON} />
          </ActionIcon>
        </Group>
      )}
    </li>
  );
}
