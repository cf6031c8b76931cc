import { Button, Skeleton, Stack } from '@mantine/core';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { RatingEntry } from './rating-entry.tsx';
import { useProfileRatings } from './ratings.api.ts';
import { replyToRating } from './ratings.contract.ts';
import classes from './workspace-ratings.module.css';

/** Lists the ratings that a member received from partners; the member can answer each once. */
export function ReceivedRatings({ profileId }: { profileId: string }) {
  const { user } = useSession();
  const may = useMayCall();
  const { data, error, isPending, refetch, isRefetching, ...more } = useProfileRatings(profileId);
  if (isPending) {
    return (
      <Stack role="status" aria-label="Loading the ratings" gap="xs">
        <Skeleton height={24} width="60%" />
        <Skeleton height={48} />
      </Stack>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title="Failed to load the ratings"
        error={error}
        onRetry={refetch}
        retrying={isRefetching}
      />
    );
  }
  const ratings = data.pages.flatMap(({ records }) => records);
  if (ratings.length === 0) {
    return (
      <EmptyState title="No ratings yet">
        Partners can leave a rating when a collaboration is completed.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {ratings.map((rating) => (
          <RatingEntry
            key={rating.id}
            rating={rating}
            who={rating.rater_name ?? (user ? 'A former member' : 'A partner')}
            canReply={user?.id === profileId && user.email_confirmed && may(replyToRating)}
          />
        ))}
      </ul>
      {more.hasNextPage && (
        <Button
          variant="default"
          size="sm"
          loading={more.isFetchingNextPage}
          onClick={() => more.fetchNextPage()}
        >
          Show earlier ratings
        </Button>
      )}
    </>
  );
}
