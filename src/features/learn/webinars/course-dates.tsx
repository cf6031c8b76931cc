import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useId } from 'react';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import classes from './course-dates.module.css';
import { useCourseSessions } from './course-sessions.api.ts';
import { createCourseSession } from './course-sessions.contract.ts';
import { SessionItem } from './session-item.tsx';

// For organisers only.
const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog.tsx')).SessionDialog }));

interface CourseDatesProps {
  slug: string;
  /** Booked with the organiser: nobody can register here. */
  hasPrice: boolean;
}

/** The dates of a webinar or workshop, with registration, and for its organisers the means to change them. */
export function CourseDates({ slug, hasPrice }: CourseDatesProps) {
  const headingId = useId();
  const dates = useCourseSessions(slug);
  const dialog = useSubjectDialog<string>();
  const canChange = useMayCall()(createCourseSession);
  const canOrganise = (dates.data?.can_organise ?? false) && canChange;
  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          Dates
        </h2>
        {canOrganise && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => dialog.open(slug)}
          >
            Add date
          </Button>
        )}
      </div>
      {dates.isPending && (
        <div role="status" aria-label="Loading dates">
          <Skeleton height={120} radius="md" />
        </div>
      )}
      {dates.isError && !dates.data && (
        <ErrorState
          title="The dates could not be loaded"
          error={dates.error}
          onRetry={dates.refetch}
          retrying={dates.isRefetching}
        />
      )}
      {dates.data?.records.length === 0 && (
        <p className={classes.soft}>
          {canOrganise
            ? 'No dates yet. Add the first one, and members can register.'
            : 'No dates yet. They appear here when the organiser sets them.'}
        </p>
      )}
      {dates.data && dates.data.records.length > 0 && (
        <ul className={classes.list}>
          {dates.data.records.map((session) => (
            <li key={session.id}>
              <SessionItem slug={slug} session={session} hasPrice={hasPrice} isOrganiser={canOrganise} />
            </li>
          ))}
        </ul>
      )}
      {dialog.subject && (
        <Suspense>
          <SessionDialog key={dialog.opening} slug={slug} opened={dialog.opened} onClose={dialog.close} />
        </Suspense>
      )}
    </section>
  );
}
