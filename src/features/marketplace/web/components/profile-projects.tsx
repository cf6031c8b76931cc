import type { Project } from '#features/profiles/projects.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import { useMarketplaceProfileProjects } from '../marketplace.api.ts';
import { DetailList } from './detail-list.tsx';
import classes from './profile-entry.module.css';

const TONES: Record<Project['status'], StateTone> = {
  Active: 'active',
  Completed: 'good',
  'On Hold': 'attention',
  Cancelled: 'bad',
};

/** `1 Apr 2025 to 31 Mar 2026`, with what is known of it. */
function period({ start_date, end_date }: Project): string | null {
  if (start_date && end_date) return `${formatDay(start_date)} to ${formatDay(end_date)}`;
  if (start_date) return `From ${formatDay(start_date)}`;
  return end_date && `Until ${formatDay(end_date)}`;
}

/** A member's projects, newest first. */
export function ProfileProjects({ id }: { id: string }) {
  return (
    <DetailList
      query={useMarketplaceProfileProjects(id)}
      empty="No projects found"
      failed="The projects could not be loaded."
      render={(project) => (
        <article className={classes.entry}>
          <div className={classes.head}>
            <h4 className={classes.title}>{project.title}</h4>
            <StateBadge tone={TONES[project.status]}>{project.status}</StateBadge>
          </div>
          <p className={classes.facts}>
            {[project.budget !== null && formatRupeesShort(project.budget), period(project)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {project.description && <p className={classes.text}>{project.description}</p>}
        </article>
      )}
    />
  );
}
