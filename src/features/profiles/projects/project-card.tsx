import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RecordCard } from '#features/profiles/records/record-card.tsx';
import { ProjectFacts, projectFacts } from './project-facts.tsx';
import { ProjectStatusBadge } from './project-status-badge.tsx';
import type { Project } from './projects.contract.ts';

interface ProjectCardProps {
  project: Project;
  /** Address that shows the project in full, if there is one. */
  href?: string;
  /** Omitted in the view of other members. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** One project of the member; money in short. */
export function ProjectCard({ project, href, onEdit, onRemove }: ProjectCardProps) {
  const { title, description, status, rating } = project;
  return (
    <RecordCard
      title={title}
      badge={<ProjectStatusBadge status={status} />}
      text={description}
      facts={[...projectFacts(project), rating !== null && `Rating ${rating} of 5`]}
      actions={
        href && (
          <Button
            component={Link}
            to={href}
            preventScrollReset
            variant="default"
            size="sm"
            leftSection={<IconEye size={18} stroke={1.5} aria-hidden />}
            aria-label={`View ${title}`}
          >
            View
          </Button>
        )
      }
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <ProjectFacts project={project} />
    </RecordCard>
  );
}
