import { IconFolder } from '@tabler/icons-react';
import type { Project } from '#features/profiles/projects.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import classes from './recent-records.module.css';

const TONES: Record<Project['status'], StateTone> = {
  Active: 'active',
  Completed: 'good',
  'On Hold': 'attention',
  Cancelled: 'bad',
};

/** The member's newest projects. */
export function RecentProjects({ projects }: { projects: Project[] }) {
  if (projects.length === 0) {
    return (
      <EmptyState title="No projects yet" icon={<IconFolder size={24} stroke={1.5} aria-hidden />}>
        Your newest projects stand here, and on your profile in the marketplace.
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list}>
      {projects.map((project) => (
        <li key={project.id} className={classes.record}>
          <div className={classes.head}>
            <h3 className={classes.title}>{project.title}</h3>
            <StateBadge tone={TONES[project.status]}>{project.status}</StateBadge>
          </div>
          {project.description && <p className={classes.text}>{project.description}</p>}
          <p className={classes.facts}>{factsOf(project)}</p>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ budget, start_date, end_date }: Project): string {
  const money = budget === null ? null : formatRupeesShort(budget);
  const from = start_date && (end_date ? formatDay(start_date) : `from ${formatDay(start_date)}`);
  const to = end_date && (start_date ? `to ${formatDay(end_date)}` : `until ${formatDay(end_date)}`);
  const days = [from, to].filter(Boolean).join(' ');
  return [money, days].filter(Boolean).join(' · ');
}
