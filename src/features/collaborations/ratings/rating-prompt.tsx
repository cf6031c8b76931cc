import { Button, Group } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useParticipants } from '#features/collaborations/participants/participants.api.ts';
import { useSession } from '#platform/web/session.tsx';
import { RatingForm } from './rating-form.tsx';
import classes from './rating-prompt.module.css';
import { useCollaborationRatings } from './ratings.api.ts';

/** Asks a partner of a completed collaboration to rate the others; hidden once all are rated. */
export function RatingPrompt({ collaborationId }: { collaborationId: string }) {
  const ownId = useSession().user?.id;
  const participants = useParticipants(collaborationId).data;
  const ratings = useCollaborationRatings(collaborationId).data;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [published, setPublished] = useState<string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const thanks = published.length;
  useEffect(() => {
    // The button that sent the rating is gone.
    if (thanks > 0) heading.current?.focus();
  }, [thanks]);
  if (!participants || !ratings) return null;

  const isRated = (id: string) =>
    ratings.some((one) => one.rater_profile_id === ownId && one.rated_profile_id === id);
  const open = participants.flatMap(({ profile_id, name }) =>
    profile_id && profile_id !== ownId && !isRated(profile_id) ? [{ id: profile_id, name }] : [],
  );
  if (open.length === 0 && thanks === 0) return null;
  const chosen = open.find(({ id }) => id === chosenId);
  return (
    <section className={classes.prompt} aria-labelledby="rating-prompt">
      <h3 ref={heading} tabIndex={-1} id="rating-prompt" className={classes.title}>
        {thanks > 0 ? `Your rating of ${published.at(-1)} is published` : 'This collaboration is completed'}
      </h3>
      <p className={classes.text}>
        {open.length > 0
          ? 'Rate each partner once. Your rating helps other members to choose.'
          : 'It is in the tab Team, and on their profile.'}
      </p>
      {chosen ? (
        <RatingForm
          key={chosen.id}
          collaborationId={collaborationId}
          partner={chosen}
          onPublished={() => setPublished([...published, chosen.name])}
          onClose={() => setChosenId(null)}
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
              onClick={() => setChosenId(id)}
            >
              Rate {name}
            </Button>
          ))}
        </Group>
      )}
    </section>
  );
}
