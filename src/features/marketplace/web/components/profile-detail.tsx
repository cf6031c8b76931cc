import type { ReactNode } from 'react';
import type { MarketplaceProfile } from '#features/marketplace/marketplace.contract.ts';
import { MemberDocuments } from '#features/profiles/web/components/member-documents.tsx';
import { useOwnProfile } from '../marketplace.api.ts';
import { DetailSection } from './detail-section.tsx';
import { MatchLine, matchReasons } from './match-line.tsx';
import { ProfileCompany } from './profile-company.tsx';
import classes from './profile-detail.module.css';
import { ProfileOrigin } from './profile-origin.tsx';
import { ProfileProjects } from './profile-projects.tsx';
import { ProfileServices } from './profile-services.tsx';
import { ProfileSkills } from './profile-skills.tsx';
import { ProfileStatistics } from './profile-statistics.tsx';

/** The sections of a profile, in the specification's order (part 2, "Profile detail dialog"). */
export function ProfileDetail({ profile, ratings }: { profile: MarketplaceProfile; ratings: ReactNode }) {
  const reasons = matchReasons(useOwnProfile().data, profile);
  return (
    <>
      <div className={classes.lead}>
        <ProfileOrigin profile={profile} />
        {reasons && <MatchLine reasons={reasons} />}
      </div>
      <DetailSection title="Company Information">
        <ProfileCompany profile={profile} />
      </DetailSection>
      <DetailSection title="About">
        <p className={classes.about}>
          {profile.bio || profile.short_summary || 'This member has not written about themselves yet.'}
        </p>
      </DetailSection>
      <DetailSection title="Skills & Expertise">
        <ProfileSkills profile={profile} />
      </DetailSection>
      <DetailSection title="Profile Statistics">
        <ProfileStatistics profile={profile} />
      </DetailSection>
      <DetailSection title="Projects">
        <ProfileProjects id={profile.id} />
      </DetailSection>
      <DetailSection title="Services">
        <ProfileServices id={profile.id} />
      </DetailSection>
      <MemberDocuments
        ownerId={profile.id}
        render={(list) => <DetailSection title="Documents shared with you">{list}</DetailSection>}
      />
      <DetailSection title="Ratings">{ratings}</DetailSection>
    </>
  );
}
