import { Link } from 'react-router';
import {
  milestonePath,
  workspacePath,
} from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import type { ProgrammeMilestone } from '#features/programme/portfolio/portfolio.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import classes from './programme.module.css';
import { useProgrammeAddress } from './programme-address.hook.ts';
import { SortHead } from './sort-head.tsx';

const STATES: Record<ProgrammeMilestone['status'], [tone: StateTone, word: string]> = {
  pending: ['neutral', 'Pending'],
  active: ['active', 'Active'],
  completed: ['good', 'Completed'],
};

/** The milestones of all collaborations; on a phone each is a card. */
export function MilestonesTable({ rows }: { rows: readonly ProgrammeMilestone[] }) {
  const { milestoneOrder: order } = useProgrammeAddress();
  return (
    <table className={classes.table}>
      <caption className={classes.hidden}>Milestones</caption>
      <thead>
        <tr>
          <SortHead sort="title" label="Milestone" order={order} />
          <SortHead sort="collaboration" label="Project" order={order} />
          <th scope="col">Partner</th>
          <th scope="col">Owner</th>
          <th scope="col">Status</th>
          <SortHead sort="due" label="Due" order={order} />
          <SortHead sort="late" label="Days late" order={order} isFigure />
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <Row key={one.id} milestone={one} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ milestone }: { milestone: ProgrammeMilestone }) {
  const { id, collaboration_id, partners, owner_organisation, owner_person, due_date, completed_on } =
    milestone;
  const [tone, word] = STATES[milestone.status];
  return (
    <tr>
      <th scope="row">
        <Link to={milestonePath(collaboration_id, id)}>{milestone.title}</Link>
      </th>
      <td data-label="Project" className={classes.wide}>
        <Link to={workspacePath(collaboration_id)}>{milestone.collaboration_title}</Link>
      </td>
      <td data-label="Partner" title={partners.join(', ')}>
        {partners[0] ?? '–'}
        {partners.length > 1 && <span className={classes.soft}> +{partners.length - 1}</span>}
      </td>
      <td data-label="Owner">
        {owner_person ?? owner_organisation ?? '–'}
        {owner_person && <span className={classes.day}>{owner_organisation}</span>}
      </td>
      <td data-label="Status">
        <StateBadge tone={tone}>{word}</StateBadge>
        {completed_on && <span className={classes.day}>{formatDay(completed_on)}</span>}
      </td>
      <td data-label="Due">{due_date ? formatDay(due_date) : '–'}</td>
      <td data-label="Days late" data-figure data-late={milestone.days_late > 0 || undefined}>
        {milestone.days_late || '–'}
      </td>
    </tr>
  );
}
