import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { RATING_COMMENT_MAX, type TicketDetail } from '#features/support/tickets/support-tickets.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { StarRating } from '#platform/web/fields/star-rating.tsx';
import { showToast } from '#platform/web/toast.ts';
import classes from './ticket-view.module.css';

interface HelpRatingProps {
  ticket: TicketDetail;
  rate: (rating: { rating: number; comment: string }) => Promise<unknown>;
}

/** The author's rating of the help with a resolved ticket, which can be changed once. */
export default function HelpRating({ ticket, rate }: HelpRatingProps) {
  const { rating, rating_comment, can_rate } = ticket;
  const [isOpen, setOpen] = useState(false);
  if (rating === null ? !can_rate : false) return null;
  const done = async (values: { rating: number; comment: string }) => {
    await rate(values);
    setOpen(false);
    showToast({ title: 'Thank you for your rating', tone: 'success' });
  };
  return (
    <section className={classes.section} aria-labelledby="rating">
      <h2 id="rating" className={classes.heading}>
        {rating === null || isOpen ? 'How was our help?' : 'Your rating'}
      </h2>
      {rating === null || isOpen ? (
        <RatingForm start={{ rating: rating ?? 0, comment: rating_comment ?? '' }} onRate={done} />
      ) : (
        <>
          <p className={classes.facts}>
            <IconStarFilled size={16} aria-hidden /> {rating} of 5 stars
          </p>
          {rating_comment && <p>{rating_comment}</p>}
          {can_rate && (
            <Button variant="default" size="sm" mt="sm" onClick={() => setOpen(true)}>
              Change rating
            </Button>
          )}
          {can_rate && <p className={classes.more}>You can change it once.</p>}
        </>
      )}
    </section>
  );
}

interface RatingFormProps {
  start: { rating: number; comment: string };
  onRate: (values: { rating: number; comment: string }) => Promise<unknown>;
}

function RatingForm({ start, onRate }: RatingFormProps) {
  const [stars, setStars] = useState(start.rating);
  const [comment, setComment] = useState(start.comment);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (stars === 0) return setError('Please choose 1 to 5 stars');
    setSending(true);
    setFailure(null);
    await onRate({ rating: stars, comment }).catch((failed: unknown) => {
      setFailure(failed);
      setSending(false);
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="md">
        <StarRating
          label="Rating"
          value={stars}
          error={error}
          onChange={(value) => {
            setStars(value);
            setError(undefined);
          }}
        />
        <Textarea
          label="Comment (optional)"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={RATING_COMMENT_MAX}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        {failure !== null && (
          <Alert color="brick" role="alert" title="Rating not saved">
            {failureText(failure, 'Please try again.')}
          </Alert>
        )}
        <Group>
          <Button type="submit" variant="default" loading={isSending}>
            Rate our help
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
