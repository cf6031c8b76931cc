import { ProjectFacts, projectFacts } from '#features/profiles/projects/project-facts.tsx';
import { ProjectStatusBadge } from '#features/profiles/projects/project-status-badge.tsx';
import { DetailList } from './detail-list.tsx';
import { useMarketplaceProfileProjects } from './profile-detail.api.ts';
import classes from './profile-entry.module.css';

/** Lists a member's projects, newest first. */
export function ProfileProjects({ id, canAsk }: { id: string; canAsk: boolean }) {
  return (
    <DetailList
      query={useMarketplaceProfileProjects(id, canAsk)}
      what="projects"
      empty="No projects found"
      failed="The projects could not be loaded."
      render={(project) => (
        <article className={classes.entry}>
          <div className={classes.head}>
            <h4 className={classes.title}>{project.title}</h4>
            <ProjectStatusBadge status={project.status} />
          </div>
          <p className={classes.facts}>{projectFacts(project).join(' · ')}</p>
          {project.description && <p className={classes.text}>{project.description}</p>}
          <ProjectFacts project={project} />
        </article>
      )}
    />
  );
}
