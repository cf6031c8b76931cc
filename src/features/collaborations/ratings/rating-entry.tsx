import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { MemberAvatar } from '#features/profiles/avatar/member-avatar.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { useCodeWhenIdle } from '#platform/web/idle.ts';
import classes from './rating-entry.module.css';
import { RatingStars } from './rating-stars.tsx';
import type { Rating } from './ratings.contract.ts';

// Few answer, and the form comes with the rules of all forms.
const loadReplyForm = () => import('./rating-reply-form.tsx');
const RatingReplyForm = lazy(async () => ({ default: (await loadReplyForm()).RatingReplyForm }));

interface RatingEntryProps {
  rating: Rating;
  /** Heading of the entry: the rater, or the rater and the rated member. */
  who: string;
  /** True if the viewer is the rated member, who can answer once. */
  canReply: boolean;
}

/** A rating with its answer. */
export function RatingEntry({ rating, who, canReply }: RatingEntryProps) {
  const [replying, { open, close }] = useDisclosure();
  const button = useFocusBack(replying);
  useCodeWhenIdle(loadReplyForm, canReply && !rating.reply);
  return (
    <li className={classes.entry}>
      <MemberAvatar name={rating.rater_name ?? who} url={rating.rater_avatar_url} />
      <div>
        <p className={classes.head}>
          <RatingStars score={rating.score} />
          <span className={classes.who}>{who}</span>
        </p>
        <p className={classes.about}>
          {rating.collaboration_title && `${rating.collaboration_title} · `}
          {rating.rated_by_name && `Rated by ${rating.rated_by_name} · `}
          {formatInstant(rating.created_at)}
        </p>
        {rating.comment && <p className={classes.text}>{rating.comment}</p>}
        {rating.reply && (
          <div className={classes.reply}>
            <p className={classes.about}>
              {rating.replied_by_name ?? rating.rated_name} answered
              {rating.replied_at && ` · ${formatInstant(rating.replied_at)}`}
            </p>
            <p className={classes.text}>{rating.reply}</p>
          </div>
        )}
        {canReply && !rating.reply && !replying && (
          <Button
            ref={button}
            mt="sm"
            size="sm"
            variant="default"
            onClick={open}
            aria-label={`Answer ${who}`}
          >
            Answer
          </Button>
        )}
        {canReply && replying && (
          <Suspense fallback={null}>
            <RatingReplyForm ratingId={rating.id} onClose={close} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
