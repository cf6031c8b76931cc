import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  useAcceptDemoOffer,
  useCancelDemoBooking,
  useDemoCalendar,
} from '#features/demo/bookings/demo-bookings.api.ts';
import type { DemoBooking } from '#features/demo/bookings/demo-bookings.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './booking-actions.module.css';
import { MoveDemoDialog } from './move-demo-dialog.tsx';

const failed = (title: string) => (error: Error) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

interface BookingActionsProps {
  token: string;
  booking: DemoBooking;
}

/** What can be done with a booking in its state. */
export function BookingActions({ token, booking: { state, is_of_group } }: BookingActionsProps) {
  if (state === 'cancelled' || state === 'over') {
    return (
      <div className={classes.buttons}>
        <Button component={Link} to="/demo">
          Choose another time
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.buttons}>
      {state === 'offered' ? <Accept token={token} /> : <CalendarFile token={token} />}
      {is_of_group ? <AskAgain token={token} /> : <Move token={token} />}
      <Cancel token={token} isOffer={state === 'offered'} />
    </div>
  );
}

function CalendarFile({ token }: { token: string }) {
  const calendar = useDemoCalendar();
  return (
    <Button
      variant="default"
      loading={calendar.isPending}
      onClick={() => calendar.mutate(token, { onError: failed('No calendar file') })}
    >
      Calendar file
    </Button>
  );
}

function Accept({ token }: { token: string }) {
  const accept = useAcceptDemoOffer();
  const send = () =>
    accept.mutate(
      { params: { token } },
      {
        onSuccess: () =>
          showToast({
            title: 'Time accepted',
            message: 'You get an email with an entry for your calendar.',
            tone: 'success',
          }),
        onError: failed('Not accepted'),
      },
    );
  return (
    <Button onClick={send} loading={accept.isPending}>
      Accept this time
    </Button>
  );
}

function Move({ token }: { token: string }) {
  const dialog = useSubjectDialog<null>();
  return (
    <>
      <Button variant="default" onClick={() => dialog.open(null)}>
        Move
      </Button>
      {dialog.opening > 0 && (
        <MoveDemoDialog key={dialog.opening} token={token} opened={dialog.opened} onClose={dialog.close} />
      )}
    </>
  );
}

interface CancellationProps {
  token: string;
  label: string;
  title: string;
  text: string;
  asksAgain: boolean;
  isQuiet?: boolean;
}

/** A button that asks before it cancels. */
function Cancellation({ token, label, title, text, asksAgain, isQuiet }: CancellationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelDemoBooking();
  const send = () =>
    cancel.mutate(
      { params: { token }, body: { asks_again: asksAgain } },
      {
        onSuccess: () => {
          setIsAsking(false);
          showToast({
            title: asksAgain ? 'We will offer another time' : 'Demo cancelled',
            message: 'We have sent you an email about it.',
            tone: 'success',
          });
        },
        onError: (error) => {
          setIsAsking(false);
          failed('Not cancelled')(error);
        },
      },
    );
  return (
    <>
      <Button
        variant={isQuiet ? 'subtle' : 'default'}
        color={isQuiet ? 'brick' : undefined}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={title}
        confirmLabel={label}
        cancelLabel="Keep it"
        destructive
        busy={cancel.isPending}
        onConfirm={send}
        onClose={() => setIsAsking(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}

const AskAgain = ({ token }: { token: string }) => (
  <Cancellation
    token={token}
    label="Ask for another time"
    title="Ask for another time?"
    text="You give this time back. Your request waits, and we offer you another time by email."
    asksAgain
  />
);

const Cancel = ({ token, isOffer }: { token: string; isOffer: boolean }) => (
  <Cancellation
    token={token}
    label={isOffer ? 'Decline' : 'Cancel demo'}
    title={isOffer ? 'Decline this time?' : 'Cancel this demo?'}
    text={
      isOffer
        ? 'Your request for a group demo ends with it. You can send another one.'
        : 'The time is free for somebody else then. Both sides get an email.'
    }
    asksAgain={false}
    isQuiet
  />
);
