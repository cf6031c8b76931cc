import { IconFolder } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { RecordList } from '#features/profiles/records/record-list.tsx';
import { useLeftBehind } from '#platform/web/dialogs/left-behind.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectDetails } from './project-details.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { ProjectRemoval } from './project-removal.tsx';
import { useProjects } from './projects.api.ts';
import type { Project } from './projects.contract.ts';

const WORDS = {
  heading: 'Projects',
  one: 'project',
  none: {
    title: 'No projects yet',
    text: 'Add the work you have done. Partners see it on your profile in the marketplace.',
    icon: <IconFolder size={24} stroke={1.5} aria-hidden />,
  },
};

interface ProjectsTabProps {
  /** The projects in figures, above the list. */
  figures: ReactNode;
  /** True in the view of other members, where nothing can be changed. */
  readOnly: boolean;
}

/** The tab Projects of the own profile: figures, the paged list, and the dialogs. The URL names the project that is open. */
export function ProjectsTab({ figures, readOnly }: ProjectsTabProps) {
  const [params] = useSearchParams();
  const shown = useShownProject();
  const projects = useProjects(pageOf(params));
  const heading = useRef<HTMLHeadingElement>(null);
  const editor = useSubjectDialog<Project | null>();
  const removal = useSubjectDialog<Project>();
  useLeftBehind(editor.close);
  return (
    <>
      {figures}
      <RecordList
        words={WORDS}
        heading={heading}
        query={projects}
        onAdd={readOnly ? undefined : () => editor.open(null)}
        render={(one) => (
          <ProjectCard
            project={one}
            href={shown.hrefOf(one.id)}
            onEdit={readOnly ? undefined : () => editor.open(one)}
            onRemove={readOnly ? undefined : () => removal.open(one)}
          />
        )}
      />
      <ProjectDetails id={shown.id} readOnly={readOnly} onClose={shown.hide} />
      <ProjectDialog
        key={editor.opening}
        project={editor.subject}
        opened={editor.opened}
        onClose={editor.close}
        onShow={shown.show}
      />
      <ProjectRemoval
        project={removal.subject}
        opened={removal.opened}
        // The button that had the focus is gone with its card.
        onRemoved={() => heading.current?.focus()}
        onClose={removal.close}
      />
    </>
  );
}

/** Reads and changes `project` in the address: the id of the project shown in full. */
function useShownProject() {
  const [params, setParams] = useSearchParams();
  const withProject = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id) next.set('project', id);
    else next.delete('project');
    return next;
  };
  return {
    id: params.get('project'),
    hrefOf: (id: string) => `?${withProject(id)}`,
    show: (id: string) => setParams(withProject(id), { preventScrollReset: true }),
    // Replaces the entry, so that the browser's Back button leaves the list instead of opening the dialog again.
    hide: () => setParams(withProject(null), { replace: true, preventScrollReset: true }),
  };
}
