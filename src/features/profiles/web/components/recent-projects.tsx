import { IconFolder } from '@tabler/icons-react';
import type { Project } from '#features/profiles/projects.contract.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { projectFacts } from './project-facts.tsx';
import { ProjectStatusBadge } from './project-status-badge.tsx';
import classes from './recent-records.module.css';

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
            <ProjectStatusBadge status={project.status} />
          </div>
          {project.description && <p className={classes.text}>{project.description}</p>}
          <p className={classes.facts}>{projectFacts(project).join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}
