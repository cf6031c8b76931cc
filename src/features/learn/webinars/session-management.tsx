import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import classes from './course-dates.module.css';
import type { CourseSession } from './course-sessions.contract.ts';
import { sessionTime } from './course-sessions.rules.ts';

// For organisers only.
const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog.tsx')).SessionDialog }));
const SessionCancelDialog = lazy(async () => ({
  default: (await import('./session-cancel-dialog.tsx')).SessionCancelDialog,
}));
const SessionRecordingDialog = lazy(async () => ({
  default: (await import('./session-recording-dialog.tsx')).SessionRecordingDialog,
}));

/** Lets the organiser change or cancel a date before it begins, and add the recording after. */
export function SessionManagement({ slug, session }: { slug: string; session: CourseSession }) {
  const change = useSubjectDialog<CourseSession>();
  const cancel = useSubjectDialog<CourseSession>();
  const record = useSubjectDialog<CourseSession>();
  const { places, places_left, waiting, state } = session;
  const time = sessionTime(session);
  return (
    <div className={classes.management}>
      <p className={classes.soft}>
        {places - places_left} of {places} places taken, {waiting} waiting
      </p>
      <div className={classes.actions}>
        {state === 'over' ? (
          <Button variant="default" size="sm" onClick={() => record.open(session)}>
            {session.has_recording ? 'Change recording' : 'Add recording'}
          </Button>
        ) : (
          <>
            <Button
              variant="default"
              size="sm"
              onClick={() => change.open(session)}
              aria-label={`Change the date ${time}`}
            >
              Change
            </Button>
            <Button
              variant="subtle"
              color="brick"
              size="sm"
              onClick={() => cancel.open(session)}
              aria-label={`Cancel date ${time}`}
            >
              Cancel date
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {change.subject && (
          <SessionDialog
            key={change.opening}
            slug={slug}
            session={change.subject}
            opened={change.opened}
            onClose={change.close}
          />
        )}
        {cancel.subject && (
          <SessionCancelDialog
            key={cancel.opening}
            session={cancel.subject}
            opened={cancel.opened}
            onClose={cancel.close}
          />
        )}
        {record.subject && (
          <SessionRecordingDialog
            key={record.opening}
            session={record.subject}
            opened={record.opened}
            onClose={record.close}
          />
        )}
      </Suspense>
    </div>
  );
}
