import { lazy, Suspense } from 'react';
import { useContentWords } from '#features/content/content-blocks/content-blocks.api.ts';
import { lineOf } from '#features/content/rich-text/rich-text.rules.ts';
import { ShareStory } from '#features/stories/testimonials/share-story.tsx';
import { useTestimonials } from '#features/stories/testimonials/testimonials.api.ts';
import { WaitingStories } from '#features/stories/testimonials/waiting-stories.tsx';
import { useNearViewport } from '#platform/web/near-viewport.ts';
import { useSession } from '#platform/web/session.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import classes from './home-testimonials.module.css';
import { HOME_TESTIMONIALS } from './home-words.data.ts';

// The carousel loads when it comes near the viewport.
const TestimonialCarousel = lazy(() =>
  import('#features/stories/testimonials/testimonial-carousel.tsx').then((module) => ({
    default: module.TestimonialCarousel,
  })),
);

/** Published stories and the button to share one (page key home_testimonials). */
export function HomeTestimonials() {
  const [ref, isNear] = useNearViewport<HTMLElement>();
  const { user } = useSession();
  const words = useContentWords('home_testimonials', HOME_TESTIMONIALS, isNear);
  return (
    <section className={classes.band} aria-labelledby="testimonials" ref={ref}>
      <div className={classes.inner}>
        <header className={classes.head}>
          <div>
            <h2 className={classes.title} id="testimonials">
              {lineOf(words.main_heading)}
            </h2>
            <p className={classes.lead}>{lineOf(words.sub_heading)}</p>
          </div>
          <ShareStory />
        </header>
        <Stories wanted={isNear} />
        {user && isNear && <WaitingStories />}
      </div>
    </section>
  );
}

function Stories({ wanted }: { wanted: boolean }) {
  const testimonials = useTestimonials(wanted);
  if (testimonials.isPending) return <Placeholder />;
  if (!testimonials.data) {
    return (
      <ErrorState
        title="The stories could not be loaded"
        error={testimonials.error}
        onRetry={testimonials.refetch}
        retrying={testimonials.isRefetching}
      />
    );
  }
  if (testimonials.data.length === 0) {
    return <p className={classes.none}>No story has been published yet. Yours can be the first.</p>;
  }
  return (
    <Suspense fallback={<Placeholder />}>
      <TestimonialCarousel testimonials={testimonials.data} />
    </Suspense>
  );
}

/** Has the height of the cards, so that nothing below moves when they appear. */
const Placeholder = () => <div className={classes.placeholder} role="status" aria-label="Loading stories" />;
