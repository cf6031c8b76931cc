import { TestimonialCard } from '#features/stories/testimonials/testimonial-card.tsx';
import { useTestimonials } from '#features/stories/testimonials/testimonials.api.ts';
import { useNearViewport } from '#platform/web/near-viewport.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import pageClasses from './demo.page.module.css';
import classes from './demo-testimonials.module.css';

/** Specification part 2, "Demo". */
const SHOWN = 2;

/** The two newest stories of members; nothing where none is published. They load when they come near the viewport. */
export function DemoTestimonials() {
  const [ref, isNear] = useNearViewport<HTMLElement>();
  const { data, isPending, error, refetch, isRefetching } = useTestimonials(isNear, SHOWN);
  if (data?.length === 0) return null;
  return (
    <section className={pageClasses.section} aria-labelledby="testimonials" ref={ref}>
      <h2 className={pageClasses.title} id="testimonials">
        Stories from members
      </h2>
      {isPending && <div className={classes.placeholder} role="status" aria-label="Loading stories" />}
      {error && !data && (
        <ErrorState
          title="The stories could not be loaded"
          error={error}
          onRetry={refetch}
          retrying={isRefetching}
        />
      )}
      {data && (
        <ul className={classes.stories}>
          {data.map((testimonial) => (
            <li key={testimonial.id} className={classes.story}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
