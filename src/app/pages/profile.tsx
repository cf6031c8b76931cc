import { lazy } from 'react';
import { ReceivedRatings } from '#features/collaborations/ratings/received-ratings.tsx';
import { RecommendedPartners } from '#features/marketplace/matching/recommended-partners.tsx';
import { OWN_OVERVIEW, OWN_RECORD } from '#features/profiles/profile/profile.api.ts';
import { ProfilePage } from '#features/profiles/profile-page/profile.page.tsx';
import { RegistrationsSection } from '#features/verification/registrations/registrations-section.tsx';
import { RequireConfirmedEmailOfMembers } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';
import { readFirstAnswers } from '#platform/web/query.ts';

const Connections = lazy(async () => ({
  default: (await import('#features/requests/requests/connections.tsx')).Connections,
}));
const OwnCaseStudies = lazy(async () => ({
  default: (await import('#features/stories/case-study-drafts/own-case-studies.tsx')).OwnCaseStudies,
}));
const OwnStories = lazy(async () => ({
  default: (await import('#features/stories/testimonials/own-stories.tsx')).OwnStories,
}));

readFirstAnswers(OWN_RECORD, OWN_OVERVIEW);

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
