import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { coursePath } from '#features/learn/courses/courses.rules.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import classes from './course-dates.module.css';
import { useLeaveSession, useRegisterForSession, useSessionCalendar } from './course-sessions.api.ts';
import type { CourseSession } from './course-sessions.contract.ts';
import { sessionTime } from './course-sessions.rules.ts';

interface SessionActionsProps {
  slug: string;
  session: CourseSession;
  hasPrice: boolean;
}

const failed = (title: string) => (error: Error) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

/** Register, leave, and the calendar file. */
export function SessionActions({ slug, session, hasPrice }: SessionActionsProps) {
  const { status } = useSession();
  const calendar = useSessionCalendar();
  const { id, state, registration } = session;
  if (state === 'over' || (state === 'cancelled' && !registration)) return null;
  const isToCome = state !== 'cancelled';
  return (
    <div className={classes.actions}>
      {isToCome && registration && <Leave session={session} />}
      {isToCome && !registration && !hasPrice && status === 'signed-in' && <Register session={session} />}
      {isToCome && !hasPrice && status === 'signed-out' && (
        <Button component={Link} to="/login" state={{ from: coursePath(slug) }} size="sm">
          Log in to register
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
        loading={calendar.isPending}
        onClick={() => calendar.mutate({ id, name: slug }, { onError: failed('No calendar file') })}
        aria-label={`Calendar file of ${sessionTime(session)}`}
      >
        Calendar file
      </Button>
    </div>
  );
}

function Register({ session }: { session: CourseSession }) {
  const register = useRegisterForSession();
  const isFull = session.state === 'full';
  const send = () =>
    register.mutate(
      { params: { id: session.id } },
      {
        onSuccess: ({ registration, waiting_number }) =>
          registration === 'registered'
            ? showToast({
                title: 'You have a place',
                message: 'The link and the venue are on this page.',
                tone: 'success',
              })
            : showToast({
                title: 'You are on the waiting list',
                message: `You are number ${waiting_number}. We mail you when you get a place.`,
                tone: 'success',
              }),
        onError: failed('Not registered'),
      },
    );
  return (
    <Button size="sm" onClick={send} loading={register.isPending}>
      {isFull ? 'Join the waiting list' : 'Register'}
    </Button>
  );
}

function Leave({ session }: { session: CourseSession }) {
  const [isAsking, setIsAsking] = useState(false);
  const leave = useLeaveSession();
  const isWaiting = session.registration === 'waiting';
  const confirm = () =>
    leave.mutate(
      { params: { id: session.id } },
      {
        onSuccess: () => {
          setIsAsking(false);
          showToast({
            title: isWaiting ? 'You no longer wait' : 'You gave your place back',
            message: 'You can register again while there are places.',
            tone: 'success',
          });
        },
        onError: failed('Not changed'),
      },
    );
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
        {isWaiting ? 'Leave the waiting list' : 'Give place back'}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={isWaiting ? 'Leave the waiting list?' : 'Give your place back?'}
        confirmLabel={isWaiting ? 'Leave the list' : 'Give place back'}
        cancelLabel="Keep it"
        destructive
        busy={leave.isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        {isWaiting
          ? 'If you come back later, you are last on the list.'
          : 'The first member on the waiting list gets it at once. If you register again, you may have to wait.'}
      </ConfirmDialog>
    </>
  );
}
