import type { ReactNode } from 'react';
import { MemberDocuments } from '#features/documents/shares/member-documents.tsx';
import { ProfileOrigin } from '#features/marketplace/listing/profile-origin.tsx';
import { WhyThisMatch } from '#features/marketplace/matching/why-this-match.tsx';
import { useProfile } from '#features/profiles/profile/profile.api.ts';
import { MemberRegistrations } from '#features/verification/registrations/member-registrations.tsx';
import { DetailSection } from './detail-section.tsx';
import { ProfileCompany } from './profile-company.tsx';
import type { ShownProfile } from './profile-detail.api.ts';
import classes from './profile-detail.module.css';
import { ProfileProjects } from './profile-projects.tsx';
import { ProfileServices } from './profile-services.tsx';
import { ProfileSkills } from './profile-skills.tsx';
import { ProfileStatistics } from './profile-statistics.tsx';

interface ProfileDetailProps {
  profile: ShownProfile;
  /** True while the profile is read, with which its first projects and services come. */
  isFetching: boolean;
  ratings: ReactNode;
}

/** The sections of a profile, in the specification's order (part 2, "Profile detail dialog"). */
export function ProfileDetail({ profile, isFetching, ratings }: ProfileDetailProps) {
  const viewer = useProfile().data;
  return (
    <>
      <div className={classes.lead}>
        <ProfileOrigin profile={profile} />
      </div>
      {viewer?.id !== profile.id && (
        <DetailSection title="Why this match">
          <WhyThisMatch id={profile.id} />
        </DetailSection>
      )}
      <DetailSection title="Company Information">
        <ProfileCompany profile={profile} />
      </DetailSection>
      <DetailSection title="About">
        <p className={classes.about}>
          {profile.bio || profile.short_summary || 'This member has not added a description yet.'}
        </p>
      </DetailSection>
      <DetailSection title="Skills & Expertise">
        <ProfileSkills profile={profile} />
      </DetailSection>
      <MemberRegistrations
        slug={profile.slug}
        columns
        render={(list) => <DetailSection title="Registrations">{list}</DetailSection>}
      />
      <DetailSection title="Profile Statistics">
        <ProfileStatistics profile={profile} />
      </DetailSection>
      <DetailSection title="Projects">
        <ProfileProjects id={profile.id} canAsk={!isFetching} />
      </DetailSection>
      <DetailSection title="Services">
        <ProfileServices id={profile.id} canAsk={!isFetching} />
      </DetailSection>
      <MemberDocuments
        ownerId={profile.id}
        render={(list) => <DetailSection title="Documents shared with you">{list}</DetailSection>}
      />
      <DetailSection title="Ratings">{ratings}</DetailSection>
    </>
  );
}
