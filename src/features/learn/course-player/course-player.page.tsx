import { Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { CourseProgress } from '#features/learn/courses/course-progress.tsx';
import { coursePath } from '#features/learn/courses/courses.rules.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { useCourseModule, useSaveProgress } from './course-player.api.ts';
import type { PlayedModule } from './course-player.contract.ts';
import classes from './course-player.page.module.css';
import { ModuleOutline } from './module-outline.tsx';
import { ModuleText } from './module-text.tsx';
import { Quiz } from './quiz.tsx';

/** The page /learn/courses/{slug}/modules/{number}: a module to read, and its quiz. */
export function CoursePlayerPage({ notFound }: { notFound: ReactNode }) {
  const { slug = '', number = '' } = useParams();
  const module = useCourseModule({ slug, number });
  if (module.error instanceof CallFailure) {
    // The page of the course says how to enrol.
    if (module.error.code === 'NOT_ENROLLED') return <Navigate to={coursePath(slug)} replace />;
    if (module.error.status === 404 || module.error.code === 'VALIDATION_FAILED') return notFound;
  }
  return (
    <PageBody>
      {module.isPending && (
        <Stack role="status" aria-label="Loading the module">
          <Skeleton height={40} width="60%" />
          <Skeleton height={320} radius="md" />
        </Stack>
      )}
      {!module.data && module.error && (
        <ErrorState
          title="Failed to load this module"
          error={module.error}
          onRetry={module.refetch}
          retrying={module.isRefetching}
        />
      )}
      {module.data && (
        <Player
          key={`${slug} ${number} ${module.data.version}`}
          place={{ slug, number }}
          module={module.data}
          onReload={() => module.refetch()}
        />
      )}
    </PageBody>
  );
}

interface PlayerProps {
  place: { slug: string; number: string };
  module: PlayedModule;
  onReload: () => void;
}

function Player({ place, module, onReload }: PlayerProps) {
  const { course, number, outline, progress, questions } = module;
  const save = useSaveProgress(place, module.version);
  const { mutate: note } = save;
  // The server remembers where the member stopped.
  useEffect(() => note(false), [note]);
  return (
    <>
      <title>{`${module.title} · ${course.title} · Dayitva`}</title>
      <nav aria-label="Breadcrumb" className={classes.crumbs}>
        <Anchor component={Link} to={coursePath(course.slug)} inherit>
          {course.title}
        </Anchor>
      </nav>
      <div className={classes.columns}>
        <article className={classes.module}>
          <PageHeading title={module.title} focused>
            Module {number} of {outline.length}
          </PageHeading>
          <ModuleText place={place} module={module} save={save} onReload={onReload} />
          {questions.length > 0 && <Quiz place={place} module={module} onReload={onReload} />}
          {progress.completed_at && progress.done === outline.length && <Completed slug={course.slug} />}
          <Steps module={module} />
        </article>
        <aside className={classes.aside}>
          <CourseProgress done={progress.done} total={outline.length} />
          <ModuleOutline module={module} />
        </aside>
      </div>
    </>
  );
}

function Completed({ slug }: { slug: string }) {
  return (
    <div className={classes.completed} role="status">
      <p className={classes.strong}>You have completed this course.</p>
      <Anchor component={Link} to={coursePath(slug)} inherit>
        See your certificate and rate the course
      </Anchor>
    </div>
  );
}

/** To the module before and after. */
function Steps({ module: { course, number, outline, progress } }: { module: PlayedModule }) {
  const before = outline[number - 2];
  const after = outline[number];
  return (
    <nav aria-label="Modules" className={classes.steps}>
      {before ? (
        <Button
          component={Link}
          to={coursePath(course.slug, number - 1)}
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
        >
          Previous
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button
          component={Link}
          to={coursePath(course.slug, number + 1)}
          variant={progress.is_done ? 'filled' : 'default'}
          rightSection={<IconArrowRight size={18} stroke={1.5} aria-hidden />}
        >
          Next
        </Button>
      )}
    </nav>
  );
}
