import { useSession } from '#platform/web/session.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { RatingEntry } from './rating-entry.tsx';
import { useCollaborationRatings } from './ratings.api.ts';
import classes from './workspace-ratings.module.css';

interface WorkspaceRatingsProps {
  collaborationId: string;
  canWrite: boolean;
}

/** Shows the ratings that the partners of a completed collaboration gave each other. */
export function WorkspaceRatings({ collaborationId, canWrite }: WorkspaceRatingsProps) {
  const ownId = useSession().user?.id;
  const ratings = useCollaborationRatings(collaborationId);
  const { data, error, refetch } = ratings;
  return (
    <section className={classes.section} aria-labelledby="workspace-ratings">
      <h3 id="workspace-ratings" className={classes.title}>
        Ratings
      </h3>
      <p className={classes.hint}>
        This collaboration is completed. Each partner can rate the others once. Ratings appear on profiles.
      </p>
      {!data && error && (
        <ErrorState
          title="Failed to load the ratings"
          error={error}
          onRetry={refetch}
          retrying={ratings.isRefetching}
        />
      )}
      {data?.length === 0 && <p className={classes.hint}>No ratings yet.</p>}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((rating) => (
            <RatingEntry
              key={rating.id}
              rating={rating}
              who={`${rating.rater_name ?? 'A former member'} about ${rating.rated_name}`}
              canReply={canWrite && rating.rated_profile_id === ownId}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
