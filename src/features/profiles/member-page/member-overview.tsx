import type { ReactNode } from 'react';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import classes from './member-overview.module.css';
import type { MemberProfile } from './member-page.contract.ts';
import { ProfileDetails } from './profile-details.tsx';

interface MemberOverviewProps {
  profile: MemberProfile & Partial<Profile>;
  /** True in the view of other members, without private fields. */
  readOnly: boolean;
  /** The member's work in figures. */
  figures: ReactNode;
  /** The section Registrations as others see it; by default the owner's own numbers. */
  registrations?: ReactNode;
  /** Projects and services. */
  work: ReactNode;
  /** Ratings from partners. */
  ratings: ReactNode;
}

/** Figures, texts, work and ratings of a member, with the details next to them. */
export function MemberOverview({
  profile,
  readOnly,
  registrations,
  figures,
  work,
  ratings,
}: MemberOverviewProps) {
  const bio = profile.bio === profile.short_summary ? null : profile.bio;
  return (
    <>
      {figures}
      <div className={classes.overview}>
        <div className={classes.main}>
          {bio && (
            <section>
              <h2>About</h2>
              <p className={classes.bio}>{bio}</p>
            </section>
          )}
          {work}
          <section>
            <h2>Ratings</h2>
            {ratings}
          </section>
        </div>
        <ProfileDetails profile={profile} readOnly={readOnly} registrations={registrations} />
      </div>
    </>
  );
}
