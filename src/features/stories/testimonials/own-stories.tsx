import { Skeleton, Stack } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { RefusalAnswer } from '#features/activity/decisions/refusal-answer.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './own-stories.module.css';
import { ShareStory } from './share-story.tsx';
import { useOwnTestimonials } from './testimonials.api.ts';
import type { OwnTestimonial } from './testimonials.contract.ts';

const STATES = {
  pending: { tone: 'attention', label: 'Waiting for review' },
  published: { tone: 'good', label: 'Published' },
  declined: { tone: 'bad', label: 'Declined' },
} as const;

/** Stories of the signed-in member, each with its state. */
export function OwnStories() {
  const stories = useOwnTestimonials();
  if (stories.isPending) {
    return (
      <Stack role="status" aria-label="Loading your stories">
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    );
  }
  if (!stories.data) {
    return (
      <ErrorState
        title="Your stories could not be loaded"
        error={stories.error}
        onRetry={stories.refetch}
        retrying={stories.isRefetching}
      />
    );
  }
  if (stories.data.length === 0) {
    return (
      <EmptyState
        title="No stories yet"
        icon={<IconQuote size={24} stroke={1.5} aria-hidden />}
        action={<ShareStory />}
      >
        Share your CSR journey and impact stories
      </EmptyState>
    );
  }
  return (
    <section>
      <header className={classes.head}>
        <h2 className={classes.heading}>Stories for the home page</h2>
        <ShareStory />
      </header>
      <ul className={classes.list}>
        {stories.data.map((story) => (
          <li key={story.id}>
            <OwnStory story={story} />
          </li>
        ))}
      </ul>
      <ShowMore what="stories" shown={stories.data.length} query={stories} />
    </section>
  );
}

function OwnStory({ story }: { story: OwnTestimonial }) {
  const { tone, label } = STATES[story.status];
  return (
    <article className={classes.story}>
      <p className={classes.state}>
        <StateBadge tone={tone}>{label}</StateBadge>
        <span className={classes.when}>
          Sent on {formatInstant(story.created_at)} · Rated {story.rating} of 5
        </span>
      </p>
      <p className={classes.words}>{story.content}</p>
      <p className={classes.when}>
        {story.name}, {story.role}, {story.organization}
      </p>
      {story.reason && <p className={classes.reason}>Why it was declined: {story.reason}</p>}
      {story.status === 'declined' && <RefusalAnswer kind="testimonial" id={story.id} title={story.name} />}
    </article>
  );
}
