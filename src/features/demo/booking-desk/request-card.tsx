import { Button } from '@mantine/core';
import { useId } from 'react';
import { DAY_NAMES } from '#features/demo/bookings/demo-bookings.rules.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { LongText } from '#platform/web/fields/long-text.tsx';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import { useDeclineGroupDemo } from './booking-desk.api.ts';
import type { DeskRequest } from './booking-desk.contract.ts';
import classes from './booking-desk.module.css';
import { DeskReasonDialog } from './desk-reason-dialog.tsx';
import { OfferGroupDialog } from './offer-group-dialog.tsx';

const STATES: Record<DeskRequest['state'], { tone: StateTone; words: string }> = {
  waiting: { tone: 'attention', words: 'Waiting' },
  offered: { tone: 'active', words: 'Time offered' },
  accepted: { tone: 'good', words: 'Accepted' },
  declined: { tone: 'bad', words: 'Declined' },
  withdrawn: { tone: 'neutral', words: 'Withdrawn' },
};

const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)} IST`;

interface RequestCardProps {
  request: DeskRequest;
  /** The request leaves the list, and its buttons with it. */
  onAnswered: () => void;
}

/** One request for a group, with its answer or the buttons for it. */
export function RequestCard({ request, onAnswered }: RequestCardProps) {
  const headingId = useId();
  const { name, email, organization, people, language, state, message, reason, offered_at } = request;
  const { tone, words } = STATES[state];
  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId} className={classes.name}>
          {organization}
        </h3>
        <StateBadge tone={tone}>{words}</StateBadge>
      </div>
      <p className={classes.facts}>
        {people} people · {language} · {request.preferred_days.map((day) => DAY_NAMES[day]).join(', ')}
      </p>
      <p className={classes.facts}>
        {name}, {email} · {request.is_member ? 'Member' : 'Visitor, address not checked'}
      </p>
      <p className={classes.facts}>
        Sent on {formatInstant(request.created_at)}
        {offered_at && ` · ${state === 'waiting' ? 'Did not suit: ' : 'Offered: '}${when(offered_at)}`}
      </p>
      {message && <LongText text={message} />}
      {reason && (
        <p className={classes.facts}>
          <strong>Reason:</strong> {reason}
        </p>
      )}
      {state === 'waiting' && <Answers request={request} onAnswered={onAnswered} />}
    </article>
  );
}

function Answers({ request, onAnswered }: RequestCardProps) {
  const offer = useSubjectDialog<null>();
  const decline = useSubjectDialog<null>();
  const refuse = useDeclineGroupDemo();
  const { id, organization } = request;
  return (
    <div className={classes.actions}>
      <Button size="sm" onClick={() => offer.open(null)} aria-label={`Offer a time to ${organization}`}>
        Offer a time
      </Button>
      <Button
        variant="default"
        size="sm"
        onClick={() => decline.open(null)}
        aria-label={`Decline the request of ${organization}`}
      >
        Decline
      </Button>
      {offer.opening > 0 && (
        <OfferGroupDialog
          key={offer.opening}
          request={request}
          opened={offer.opened}
          onOffered={onAnswered}
          onClose={offer.close}
        />
      )}
      {decline.opening > 0 && (
        <DeskReasonDialog
          key={decline.opening}
          opened={decline.opened}
          title="Decline this request?"
          submitLabel="Decline request"
          call={refuse}
          send={(reason) => refuse.mutateAsync({ params: { id }, body: { reason } })}
          done={{ title: 'Request declined', message: 'They get an email with your reason.' }}
          onDone={onAnswered}
          onClose={decline.close}
        >
          {organization} gets an email with your reason. This cannot be undone.
        </DeskReasonDialog>
      )}
    </div>
  );
}
