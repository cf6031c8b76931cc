import { Button } from '@mantine/core';
import { useId, useRef } from 'react';
import { KIND_NAMES } from '#features/demo/bookings/demo-bookings.rules.ts';
import { sessionTime } from '#features/learn/webinars/course-sessions.rules.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { LongText } from '#platform/web/fields/long-text.tsx';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import { useCancelBookingAsAdmin, useCancelDemoSlot, useCloseDemoSlot } from './booking-desk.api.ts';
import type { DeskBooking, DeskSlot } from './booking-desk.contract.ts';
import classes from './booking-desk.module.css';
import { DeskReasonDialog } from './desk-reason-dialog.tsx';

function stateOf({ bookings, places, is_closed }: DeskSlot): { tone: StateTone; words: string } {
  if (bookings.some(({ state }) => state === 'offered')) return { tone: 'attention', words: 'Offered' };
  if (bookings.length >= places) return { tone: 'good', words: 'Booked' };
  if (is_closed) return { tone: 'neutral', words: 'Closed' };
  return bookings.length > 0
    ? { tone: 'active', words: `${bookings.length} of ${places} booked` }
    : { tone: 'active', words: 'Free' };
}

/** One time with who has booked it, and what an admin can do about it. */
export function SlotCard({ slot, isPast }: { slot: DeskSlot; isPast: boolean }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, places, host, join_url, bookings, is_of_group } = slot;
  const { tone, words } = isPast && bookings.length === 0 ? NOT_BOOKED : stateOf(slot);
  const forGroup = is_of_group ? 'for one group' : `${places} places`;
  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 ref={heading} id={headingId} tabIndex={-1} className={classes.name}>
          {sessionTime(slot)}
        </h3>
        <StateBadge tone={tone}>{words}</StateBadge>
      </div>
      <p className={classes.facts}>
        {[KIND_NAMES[kind], kind === 'group' && forGroup, host && `Given by ${host}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={classes.facts}>
        Video call: <WebLink url={join_url} />
      </p>
      {bookings.length > 0 && (
        <ul className={classes.bookings}>
          {bookings.map((booking) => (
            <li key={booking.id} className={classes.booking}>
              <Booking booking={booking} canCancel={!isPast} onCancelled={() => heading.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
      {!isPast && <SlotActions slot={slot} />}
    </article>
  );
}

const NOT_BOOKED = { tone: 'neutral' as const, words: 'Not booked' };

interface BookingProps {
  booking: DeskBooking;
  canCancel: boolean;
  /** The booking leaves the list, and its button with it. */
  onCancelled: () => void;
}

function Booking({ booking, canCancel, onCancelled }: BookingProps) {
  const { id, name, email, organization, wish, is_member } = booking;
  const cancel = useCancelBookingAsAdmin();
  const dialog = useSubjectDialog<null>();
  return (
    <>
      <p className={classes.person}>{[name, organization].filter(Boolean).join(', ')}</p>
      <p className={classes.facts}>
        {email} · {is_member ? 'Member' : 'Visitor, address not checked'}
      </p>
      {wish && <LongText text={wish} />}
      {canCancel && (
        <div className={classes.actions}>
          <Button
            variant="subtle"
            color="brick"
            size="sm"
            onClick={() => dialog.open(null)}
            aria-label={`Cancel booking of ${name}`}
          >
            Cancel booking
          </Button>
        </div>
      )}
      {dialog.opening > 0 && (
        <DeskReasonDialog
          key={dialog.opening}
          opened={dialog.opened}
          title="Cancel this booking?"
          submitLabel="Cancel booking"
          call={cancel}
          send={(reason) => cancel.mutateAsync({ params: { id }, body: { reason } })}
          done={{ title: 'Booking cancelled', message: `${name} gets an email.` }}
          onDone={onCancelled}
          onClose={dialog.close}
        >
          {name} gets an email with your reason, and the time leaves both calendars. The place is free again,
          unless you close the time.
        </DeskReasonDialog>
      )}
    </>
  );
}

function SlotActions({ slot }: { slot: DeskSlot }) {
  const { id, bookings, is_closed, is_of_group } = slot;
  const close = useCloseDemoSlot();
  const cancel = useCancelDemoSlot();
  const dialog = useSubjectDialog<null>();
  const time = sessionTime(slot);
  const turn = () =>
    close.mutate(
      { params: { id }, body: { is_closed: !is_closed } },
      {
        onError: (error) =>
          showToast({
            title: 'Not changed',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  const canTurn = !is_of_group && (bookings.length < slot.places || is_closed);
  if (!canTurn && bookings.length < 2) return null;
  return (
    <div className={classes.actions}>
      {canTurn && (
        <Button
          variant="default"
          size="sm"
          onClick={turn}
          loading={close.isPending}
          aria-label={`${is_closed ? 'Open again' : 'Close'}: ${time}`}
        >
          {is_closed ? 'Open again' : 'Close'}
        </Button>
      )}
      {bookings.length > 1 && (
        <Button
          variant="subtle"
          color="brick"
          size="sm"
          onClick={() => dialog.open(null)}
          aria-label={`Cancel all bookings of ${time}`}
        >
          Cancel all bookings
        </Button>
      )}
      {dialog.opening > 0 && (
        <DeskReasonDialog
          key={dialog.opening}
          opened={dialog.opened}
          title="Cancel all bookings?"
          submitLabel="Cancel all"
          call={cancel}
          send={(reason) => cancel.mutateAsync({ params: { id }, body: { reason } })}
          done={{ title: 'Time cancelled', message: 'Everybody gets an email.' }}
          onClose={dialog.close}
        >
          The time is closed, and {bookings.length} people get an email with your reason.
        </DeskReasonDialog>
      )}
    </div>
  );
}
