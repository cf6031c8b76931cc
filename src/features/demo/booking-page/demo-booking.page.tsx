import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useDemoBooking } from '#features/demo/bookings/demo-bookings.api.ts';
import type { DemoBooking } from '#features/demo/bookings/demo-bookings.contract.ts';
import { KIND_NAMES } from '#features/demo/bookings/demo-bookings.rules.ts';
import { LocalTime } from '#features/demo/bookings/local-time.tsx';
import { sessionTime } from '#features/learn/webinars/course-sessions.rules.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import { BookingActions } from './booking-actions.tsx';

const TITLES: Record<DemoBooking['state'], string> = {
  offered: 'A time for your group demo',
  booked: 'Your demo is booked',
  cancelled: 'This demo is cancelled',
  over: 'This demo has begun',
};

/**
 * The page of the link in the mails about a booking. To open it changes nothing: programs that look into mails open links,
 * too.
 */
export function DemoBookingPage() {
  const { token = '' } = useParams();
  const booking = useDemoBooking(token);
  const isUnknown = booking.error instanceof CallFailure && booking.error.status < 500;
  return (
    <PageBody width="form">
      {booking.data ? (
        <Booking token={token} booking={booking.data} />
      ) : isUnknown ? (
        <>
          <PageHeading title="Your demo" />
          <EmptyState
            title="There is no booking with this link"
            action={
              <Button component={Link} to="/demo">
                Go to the demo page
              </Button>
            }
          >
            Please check that the address is the whole link from the email. Visitors&apos; bookings are
            removed 90 days after their date.
          </EmptyState>
        </>
      ) : booking.isError ? (
        <ErrorState
          title="Your demo could not be loaded"
          error={booking.error}
          onRetry={booking.refetch}
          retrying={booking.isRefetching}
        />
      ) : (
        <Stack role="status" aria-label="Loading your demo">
          <Skeleton height={40} width="70%" />
          <Skeleton height={120} />
        </Stack>
      )}
    </PageBody>
  );
}

function Booking({ token, booking }: { token: string; booking: DemoBooking }) {
  const { state, kind, starts_at, join_url, reason, cancelled_by } = booking;
  // Buttons leave with the state in which they make sense.
  const [first] = useState(state);
  return (
    <>
      <PageHeading key={state} title={TITLES[state]} focused={state !== first}>
        {state === 'offered' && 'Please accept this time, or ask for another one.'}
        {state === 'cancelled' && cancelled_by === 'admin' && 'We are sorry that we had to cancel it.'}
        {state === 'cancelled' && cancelled_by === 'time' && 'It was not accepted in time.'}
      </PageHeading>
      <FactList
        facts={[
          [
            'When',
            <span key="when">
              {sessionTime(booking)}
              <br />
              <LocalTime instant={starts_at} label="In your time: " />
            </span>,
          ],
          ['Kind', KIND_NAMES[kind]],
          ['Video call', join_url && <WebLink url={join_url} />],
          ['Reason', reason],
        ]}
      />
      <BookingActions token={token} booking={booking} />
    </>
  );
}
