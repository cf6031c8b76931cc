import { ReceivedRatings } from '#features/collaborations/ratings/received-ratings.tsx';
import { Connections } from '#features/collaborations/requests/connections.tsx';
import { RecommendedPartners } from '#features/marketplace/matching/recommended-partners.tsx';
import { ProfilePage } from '#features/profiles/profile-page/profile.page.tsx';
import { OwnCaseStudies } from '#features/stories/case-study-drafts/own-case-studies.tsx';
import { OwnStories } from '#features/stories/testimonials/own-stories.tsx';
import { RegistrationsSection } from '#features/verification/registrations/registrations-section.tsx';
import { RequireConfirmedEmailOfMembers } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Your profile');

export default function Page() {
  return (
    <RequireConfirmedEmailOfMembers>
      <ProfilePage
        renderRatings={(profileId) => <ReceivedRatings profileId={profileId} />}
        renderRegistrations={(slug) => <RegistrationsSection slug={slug} />}
        recommendations={<RecommendedPartners />}
        stories={
          <>
            <OwnCaseStudies />
            <OwnStories />
          </>
        }
        connections={<Connections />}
      />
    </RequireConfirmedEmailOfMembers>
  );
}
