import { Button } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Project } from '#features/profiles/projects.contract.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { projectFacts } from './project-facts.tsx';
import { ProjectStatusBadge } from './project-status-badge.tsx';
import classes from './recent-records.module.css';

interface RecentProjectsProps {
  projects: Project[];
  /** As other members see it. */
  readOnly: boolean;
}

/** The member's newest projects. */
export function RecentProjects({ projects, readOnly }: RecentProjectsProps) {
  if (projects.length === 0 && readOnly) return <EmptyState title="No projects yet" />;
  if (projects.length === 0) {
    return (
      <EmptyState
        title="No projects yet"
        icon={<IconFolder size={24} stroke={1.5} aria-hidden />}
        action={
          <Button component={Link} to="/profile?tab=projects" variant="default">
            Go to projects
          </Button>
        }
      >
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
