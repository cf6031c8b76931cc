import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconCheck,
  IconChevronDown,
  IconCircleDashed,
  IconPencil,
  IconPlus,
  IconTrash,
  IconTrendingUp,
} from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { RecordMenu } from '#features/collaborations/collaboration/record-menu.tsx';
import type { CollaborationFile } from '#features/collaborations/files/collaboration-files.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import { formatDecimal } from './decimals.rules.ts';
import classes from './indicator-card.module.css';
import { IndicatorDetails } from './indicator-details.tsx';
import {
  type IndicatorState,
  plannedOn,
  STATE_WORDS,
  shareReached,
  stateOf,
} from './indicator-progress.rules.ts';
import { percentOf, plannedText } from './indicator-words.rules.ts';
import type { Indicator } from './indicators.contract.ts';
import type { Reading } from './readings.contract.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const LOOKS: Record<IndicatorState, { tone: StateTone; Icon: typeof IconCheck }> = {
  unread: { tone: 'neutral', Icon: IconCircleDashed },
  reached: { tone: 'good', Icon: IconCheck },
  'on-track': { tone: 'active', Icon: IconTrendingUp },
  behind: { tone: 'attention', Icon: IconAlertTriangle },
};

interface IndicatorCardProps {
  collaborationId: string;
  indicator: Indicator;
  canWrite: boolean;
  onEdit: () => void;
  onRemove: () => void;
  /** Opens the form of a reading; null for a new one. */
  onReading: (reading: Reading | null) => void;
  onFile: (file: CollaborationFile) => void;
}

/** One indicator with its bar, what can be done with it, and its readings when it is opened. */
export function IndicatorCard({ collaborationId, indicator, canWrite, ...actions }: IndicatorCardProps) {
  const { id, name, unit } = indicator;
  const [opened, details] = useDisclosure();
  const { tone, Icon } = LOOKS[stateOf(indicator)];
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div className={classes.text}>
          <h3 className={classes.name}>{name}</h3>
          <p className={classes.facts}>
            {[
              indicator.sdg_goal,
              indicator.direction === 'increase' ? 'More is better' : 'Less is better',
              `By ${formatDay(indicator.target_date)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className={classes.state}>
          <StateBadge tone={tone} icon={<Icon size={14} stroke={2} aria-hidden />}>
            {STATE_WORDS[stateOf(indicator)]}
          </StateBadge>
        </div>
        {canWrite && (
          <RecordMenu name={name}>
            <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={actions.onEdit}>
              Edit indicator
            </Menu.Item>
            <Menu.Item c="var(--bad)" leftSection={<IconTrash {...ICON} />} onClick={actions.onRemove}>
              Delete indicator
            </Menu.Item>
          </RecordMenu>
        )}
      </div>
      <Bar indicator={indicator} />
      <p className={classes.figures}>
        {indicator.actual_value === null || indicator.actual_date === null ? (
          <>
            Baseline {formatDecimal(indicator.baseline_value)}, target {formatDecimal(indicator.target_value)}{' '}
            {unit}
          </>
        ) : (
          <>
            <strong>{formatDecimal(indicator.actual_value)}</strong> of{' '}
            {formatDecimal(indicator.target_value)} {unit} on {formatDay(indicator.actual_date)},{' '}
            {percentOf(indicator)} of the way; planned were {plannedText(indicator, indicator.actual_date)}
          </>
        )}
      </p>
      <div className={classes.actions}>
        {canWrite && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus {...ICON} />}
            aria-label={`Add reading of ${name}`}
            onClick={() => actions.onReading(null)}
          >
            Add reading
          </Button>
        )}
        <Button
          variant="subtle"
          size="sm"
          className={classes.details}
          rightSection={
            <IconChevronDown {...ICON} className={classes.chevron} data-opened={opened || undefined} />
          }
          aria-expanded={opened}
          aria-controls={`indicator-${id}`}
          aria-label={`Chart and readings of ${name}`}
          onClick={details.toggle}
        >
          Chart and readings
        </Button>
      </div>
      <div id={`indicator-${id}`}>
        {opened && (
          <IndicatorDetails
            collaborationId={collaborationId}
            indicator={indicator}
            canWrite={canWrite}
            onEdit={actions.onReading}
            onFile={actions.onFile}
          />
        )}
      </div>
    </li>
  );
}

const within = (share: number) => Math.min(1, Math.max(0, share));

/** A bar from the baseline to the target, with a mark where the plan was on the day of the last reading. */
function Bar({ indicator }: { indicator: Indicator }) {
  const { actual_value, actual_date } = indicator;
  const style = {
    '--reached': actual_value === null ? 0 : within(shareReached(indicator, Number(actual_value))),
    '--planned': actual_date === null ? 0 : shareReached(indicator, plannedOn(indicator, actual_date)),
  } as CSSProperties;
  const label =
    actual_date === null
      ? 'No reading yet'
      : `${percentOf(indicator)} of the way from the baseline to the target is reached; the plan was at ${plannedText(indicator, actual_date)}`;
  return (
    <div className={classes.bar} role="img" aria-label={label} style={style}>
      <span className={classes.reached} />
      {actual_date !== null && <span className={classes.planned} />}
    </div>
  );
}
