import { TestimonialReviewPage } from '#features/stories/testimonials/testimonial-review.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Pending stories');

export default function Page() {
  return <TestimonialReviewPage />;
}
