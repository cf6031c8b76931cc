import { ProjectGallery } from '#features/profiles/project-pictures/project-gallery.tsx';
import { RecordTags } from '#features/profiles/records/record-tags.tsx';
import { formatCount } from '#platform/contract/counts.ts';
import { scheduleViiText } from '#platform/contract/csr/schedule-vii.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import classes from './project-facts.module.css';
import type { Project } from './projects.contract.ts';

/** In a list; the project in full names all. */
const DISTRICTS_SHOWN = 6;

/** `1 Apr 2025 to 31 Mar 2026`, with what is known of it; null when nothing is. */
export function projectPeriod({
  start_date,
  end_date,
}: Pick<Project, 'start_date' | 'end_date'>): string | null {
  if (start_date && end_date) return `${formatDay(start_date)} to ${formatDay(end_date)}`;
  if (start_date) return `From ${formatDay(start_date)}`;
  return end_date && `Until ${formatDay(end_date)}`;
}

/** `1,320 of 2,000 people reached`, with what is known of it; null when nothing is. */
export function projectReach({
  beneficiaries_planned: planned,
  beneficiaries_reached: reached,
}: Pick<Project, 'beneficiaries_planned' | 'beneficiaries_reached'>): string | null {
  if (reached === null) return planned === null ? null : `${peopleText(planned)} planned`;
  return planned === null
    ? `${peopleText(reached)} reached`
    : `${formatCount(reached)} of ${peopleText(planned)} reached`;
}

/** A number of people with Indian grouping: `2,40,000 people`. */
export const peopleText = (people: number) => `${formatCount(people)} ${people === 1 ? 'person' : 'people'}`;

/** Budget, period and reach in short, for one line of a list; what is not known is left out. */
export function projectFacts(project: Project): string[] {
  const budget = project.budget === null ? null : formatRupeesShort(project.budget);
  return [budget, projectPeriod(project), projectReach(project)].filter((fact) => fact !== null);
}

/** The Schedule VII item, districts and pictures of a project. */
export function ProjectFacts({ project }: { project: Project }) {
  return (
    <>
      {project.schedule_vii_item && (
        <p className={classes.head}>
          <span className={classes.label}>Schedule VII</span> {scheduleViiText(project.schedule_vii_item)}
        </p>
      )}
      <RecordTags lists={[{ label: 'Districts', tags: project.districts, limit: DISTRICTS_SHOWN }]} />
      <ProjectGallery pictures={project.pictures} small />
    </>
  );
}
