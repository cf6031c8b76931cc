import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { CourseAction } from './course-action.tsx';
import { CourseProgress } from './course-progress.tsx';
import classes from './course-start.module.css';
import { priceText } from './course-words.rules.ts';
import { useLeaveCourse } from './courses.api.ts';
import type { CoursePage } from './courses.contract.ts';

/** Where the member stands with the course, and the next step. */
export function CourseStart({ course }: { course: CoursePage }) {
  const { enrolment, modules, price } = course;
  return (
    <div className={classes.start}>
      {!enrolment && <p className={classes.price}>{priceText(price)}</p>}
      {enrolment?.completed_at && (
        <p className={classes.completed}>You completed it on {formatInstant(enrolment.completed_at)}.</p>
      )}
      {enrolment && modules > 0 && <CourseProgress done={enrolment.done} total={modules} />}
      <CourseAction course={course} isOnPage />
      {!enrolment && price > 0 && <PriceHint course={course} />}
      {enrolment && <LeaveCourse course={course} />}
    </div>
  );
}

function PriceHint({ course: { organiser_path, organization } }: { course: CoursePage }) {
  const { user } = useSession();
  return (
    <p className={classes.hint}>
      Dayitva takes no payments, so courses with a price are booked with the organiser.{' '}
      {organiser_path ? (
        <Anchor component={Link} to={organiser_path} inherit>
          Contact {organization}
        </Anchor>
      ) : (
        !user && 'Log in to find the organiser.'
      )}
    </p>
  );
}

function LeaveCourse({ course: { slug, title, modules } }: { course: CoursePage }) {
  const [isAsking, setIsAsking] = useState(false);
  const leave = useLeaveCourse();
  const confirm = () =>
    leave.mutate(slug, {
      onSuccess: () => {
        setIsAsking(false);
        showToast({
          title: 'You have left the course',
          message: 'Enrol again to go on with it.',
          tone: 'success',
        });
      },
      onError: (error) =>
        showToast({ title: 'Not left', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  return (
    <>
      <Button variant="subtle" onClick={() => setIsAsking(true)}>
        Leave course
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Leave this course?"
        confirmLabel="Leave course"
        busy={leave.isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        {title} leaves your courses.{' '}
        {modules > 0 && 'Your progress is kept: when you enrol again, you go on where you stopped.'}
      </ConfirmDialog>
    </>
  );
}
