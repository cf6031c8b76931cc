import { IconFolder } from '@tabler/icons-react';
import classes from '#features/profiles/records/recent-records.module.css';
import { RecentRecords } from '#features/profiles/records/recent-records.tsx';
import { projectFacts } from './project-facts.tsx';
import { ProjectStatusBadge } from './project-status-badge.tsx';
import type { Project } from './projects.contract.ts';

interface RecentProjectsProps {
  projects: Project[];
  /** True in the view of other members. */
  readOnly: boolean;
}

/** The member's newest projects. */
export function RecentProjects({ projects, readOnly }: RecentProjectsProps) {
  return (
    <RecentRecords
      plural="projects"
      icon={<IconFolder size={24} stroke={1.5} aria-hidden />}
      records={projects}
      readOnly={readOnly}
      render={(project) => (
        <>
          <div className={classes.head}>
            <h3 className={classes.title}>{project.title}</h3>
            <ProjectStatusBadge status={project.status} />
          </div>
          {project.description && <p className={classes.text}>{project.description}</p>}
          <p className={classes.facts}>{projectFacts(project).join(' · ')}</p>
        </>
      )}
    />
  );
}
