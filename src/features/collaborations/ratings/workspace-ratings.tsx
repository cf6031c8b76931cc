import { Button, Group } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import type { Participant } from '#features/collaborations/participants/participants.contract.ts';
import { useSession } from '#platform/web/session.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { RatingEntry } from './rating-entry.tsx';
import { RatingForm } from './rating-form.tsx';
import { useCollaborationRatings } from './ratings.api.ts';
import classes from './workspace-ratings.module.css';

interface WorkspaceRatingsProps {
  collaborationId: string;
  participants: Participant[];
  canWrite: boolean;
}

/** Shows the ratings of a completed collaboration, and the partners that the viewer can still rate. */
export function WorkspaceRatings({ collaborationId, participants, canWrite }: WorkspaceRatingsProps) {
  const ownId = useSession().user?.id;
  const { data, error, refetch, isRefetching } = useCollaborationRatings(collaborationId);
  const [rated, setRated] = useState<string | null>(null);
  const partners = participants.flatMap(({ profile_id, name }) =>
    profile_id && profile_id !== ownId ? [{ id: profile_id, name }] : [],
  );
  if (partners.length === 0) return null;
  const isRated = (id: string) =>
    data?.some((one) => one.rater_profile_id === ownId && one.rated_profile_id === id);
  const open = canWrite && data ? partners.filter(({ id }) => !isRated(id)) : [];
  const chosen = open.find(({ id }) => id === rated);
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
          retrying={isRefetching}
        />
      )}
      {chosen ? (
        <RatingForm
          key={chosen.id}
          collaborationId={collaborationId}
          partner={chosen}
          onClose={() => setRated(null)}
        />
      ) : (
        <Group gap="xs">
          {open.map(({ id, name }) => (
            <Button
              key={id}
              variant="default"
              size="sm"
              className={classes.rate}
              leftSection={<IconStar size={18} stroke={1.5} aria-hidden />}
              onClick={() => setRated(id)}
            >
              Rate {name}
            </Button>
          ))}
        </Group>
      )}
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
