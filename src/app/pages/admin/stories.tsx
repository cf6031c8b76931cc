import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { TestimonialReviewPage } from '#features/stories/testimonials/testimonial-review.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Pending stories');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <TestimonialReviewPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
