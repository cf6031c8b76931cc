import { Anchor, Button, Skeleton, Stack, Textarea } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Resource } from '#features/learn/resources/resources.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { LongText } from '#platform/web/fields/long-text.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { OwnRating } from './own-rating.tsx';
import { useAnswerResourceRating, useResourceRatings } from './resource-ratings.api.ts';
import {
  answerResourceRating,
  RATING_ANSWER_MAX,
  type ResourceRating,
  rateResource,
} from './resource-ratings.contract.ts';
import classes from './resource-ratings.module.css';

/** Ratings of a resource, and the reader's own. */
export function ResourceRatings({ resource }: { resource: Resource }) {
  const { user } = useSession();
  const may = useMayCall();
  const ratings = useResourceRatings(resource.id);
  const records = ratings.data?.pages.flatMap((page) => page.records) ?? [];
  const own = records.find(({ is_own }) => is_own);
  return (
    <section>
      <h2>Ratings</h2>
      {!user && <VisitorHint />}
      {user?.email_confirmed && may(rateResource) && !resource.is_own && ratings.data && (
        <OwnRating key={own?.id ?? 'none'} resourceId={resource.id} rating={own} />
      )}
      {ratings.isPending && (
        <Stack role="status" aria-label="Loading the ratings" gap="xs">
          <Skeleton height={24} width="40%" />
          <Skeleton height={48} />
        </Stack>
      )}
      {ratings.isError && !ratings.data && (
        <ErrorState
          title="Failed to load the ratings"
          error={ratings.error}
          onRetry={ratings.refetch}
          retrying={ratings.isRefetching}
        />
      )}
      {ratings.data && records.length === 0 && <p className={classes.soft}>No ratings yet.</p>}
      <ul className={classes.list}>
        {records.map((rating) => (
          <li key={rating.id} className={classes.rating}>
            <Entry rating={rating} canAnswer={resource.is_own && may(answerResourceRating)} />
          </li>
        ))}
      </ul>
      <ShowMore what="ratings" shown={records.length} total={resource.ratings} query={ratings} />
    </section>
  );
}

function VisitorHint() {
  const { pathname } = useLocation();
  return (
    <p className={classes.soft}>
      <Anchor component={Link} to="/login" state={{ from: pathname }} inherit>
        Log in
      </Anchor>{' '}
      to rate this resource.
    </p>
  );
}

const STARS = [1, 2, 3, 4, 5];

function Entry({ rating, canAnswer }: { rating: ResourceRating; canAnswer: boolean }) {
  const { stars, words, member_name, is_own, answer, answered_at, updated_at } = rating;
  return (
    <article>
      <p className={classes.who}>
        <strong>{is_own ? 'You' : member_name}</strong>
        <span className={classes.stars} role="img" aria-label={`Rated ${stars} of 5`}>
          {STARS.slice(0, stars).map((star) => (
            <IconStarFilled key={star} size={14} aria-hidden />
          ))}
        </span>
        <span className={classes.soft}>{formatInstant(updated_at)}</span>
      </p>
      {words && <LongText text={words} />}
      {answer && (
        <div className={classes.answer}>
          <p className={classes.soft}>
            Answer of the author{answered_at && `, ${formatInstant(answered_at)}`}
          </p>
          <LongText text={answer} />
        </div>
      )}
      {canAnswer && <Answer rating={rating} />}
    </article>
  );
}

/** The author answers, or changes the answer. */
function Answer({ rating }: { rating: ResourceRating }) {
  const [text, setText] = useState<string | null>(null);
  const save = useAnswerResourceRating();
  if (text === null) {
    return (
      <Button variant="subtle" size="compact-sm" onClick={() => setText(rating.answer ?? '')}>
        {rating.answer ? 'Change the answer' : 'Answer'}
      </Button>
    );
  }
  const submit = () =>
    save.mutate(
      { id: rating.id, answer: text },
      {
        onSuccess: () => setText(null),
        onError: (error) =>
          showToast({
            title: 'Answer not saved',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        label="Your answer"
        description="Everyone can read it."
        autosize
        minRows={2}
        maxLength={RATING_ANSWER_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" size="sm" loading={save.isPending} disabled={text.trim() === ''}>
          Save answer
        </Button>
        <Button variant="default" size="sm" onClick={() => setText(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
