import { ReceivedRatings } from '#features/collaborations/ratings/received-ratings.tsx';
import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { HiddenPageHint } from '#features/profiles/member-page/hidden-page-hint.tsx';
import { MemberPage } from '#features/profiles/member-page/member.page.tsx';
import { MemberCaseStudies } from '#features/stories/case-studies/member-case-studies.tsx';
import { ReportLink } from '#features/support/grievances/report-link.tsx';
import { RegistrationsSection } from '#features/verification/registrations/registrations-section.tsx';
import { useRequestDialog } from '../request-dialog.tsx';

/** The server writes the head, for it alone knows the member before any script runs; the page brings the title. */
export const meta = () => [];

export default function Page() {
  const renderRequestDialog = useRequestDialog();
  return (
    <>
      <MemberPage
        renderRatings={(profileId) => <ReceivedRatings profileId={profileId} />}
        renderRegistrations={(slug) => <RegistrationsSection slug={slug} />}
        renderStories={(slug) => <MemberCaseStudies slug={slug} />}
        renderRequestDialog={renderRequestDialog}
        notFound={
          <NotFoundPage>
            <HiddenPageHint />
          </NotFoundPage>
        }
      />
      <ReportLink />
    </>
  );
}
