import { Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { ProjectGallery } from '#features/profiles/project-pictures/project-gallery.tsx';
import { ProjectPictures } from '#features/profiles/project-pictures/project-pictures.tsx';
import { scheduleViiText } from '#platform/contract/csr/schedule-vii.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { GuardedDialog } from '#platform/web/dialogs/guarded-dialog.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import classes from './project-details.module.css';
import { peopleText, projectPeriod } from './project-facts.tsx';
import { ProjectStatusBadge } from './project-status-badge.tsx';
import { useProject } from './projects.api.ts';
import type { Project } from './projects.contract.ts';

interface ProjectDetailsProps {
  /** The project that is shown; null closes the dialog. */
  id: string | null;
  /** True in the view of other members, where nothing can be changed. */
  readOnly: boolean;
  onClose: () => void;
}

/** Dialog with one project in full, amounts with every digit; the member adds pictures here. */
export function ProjectDetails({ id, readOnly, onClose }: ProjectDetailsProps) {
  const { data: project, error, isPending, refetch, isRefetching } = useProject(id);
  const [unsaved, setUnsaved] = useState(false);
  return (
    <GuardedDialog
      opened={id !== null}
      onClose={onClose}
      title={project?.title ?? 'Project'}
      size="48rem"
      unsaved={unsaved}
    >
      {() => (
        <>
          {project && <ProjectInFull project={project} readOnly={readOnly} onUnsaved={setUnsaved} />}
          {!project && isPending && (
            <Stack role="status" aria-label="Loading the project">
              <Skeleton height={24} width="40%" />
              <Skeleton height={120} />
            </Stack>
          )}
          {!project && error && (
            <ErrorState
              title="Failed to load project. Please try again."
              error={error}
              onRetry={refetch}
              retrying={isRefetching}
            />
          )}
        </>
      )}
    </GuardedDialog>
  );
}

interface ProjectInFullProps {
  project: Project;
  readOnly: boolean;
  onUnsaved: (unsaved: boolean) => void;
}

function ProjectInFull({ project, readOnly, onUnsaved }: ProjectInFullProps) {
  const { budget, rating, schedule_vii_item, beneficiaries_planned, beneficiaries_reached } = project;
  return (
    <Stack gap="lg">
      <FactList
        columns
        facts={[
          ['Status', <ProjectStatusBadge key="status" status={project.status} />],
          ['Budget', budget === null ? null : formatRupees(budget)],
          ['Period', projectPeriod(project)],
          [
            'Beneficiaries planned',
            beneficiaries_planned === null ? null : peopleText(beneficiaries_planned),
          ],
          [
            'Beneficiaries reached',
            beneficiaries_reached === null ? null : peopleText(beneficiaries_reached),
          ],
          ['Rating', rating === null ? null : `${rating} of 5`],
        ]}
      />
      <FactList
        facts={[
          ['Schedule VII', schedule_vii_item && scheduleViiText(schedule_vii_item)],
          ['Districts', project.districts.join(', ')],
        ]}
      />
      {project.description && <p className={classes.text}>{project.description}</p>}
      {readOnly ? (
        <ProjectGallery pictures={project.pictures} />
      ) : (
        <ProjectPictures projectId={project.id} pictures={project.pictures} onUnsaved={onUnsaved} />
      )}
    </Stack>
  );
}
