import { VerifiedMark } from '#features/profiles/verification-levels/verified-mark.tsx';
import type { MarketplaceProfile } from './marketplace.contract.ts';
import classes from './profile-name.module.css';

type Named = Pick<MarketplaceProfile, 'organization_name' | 'full_name'>;

/** The name that a member is known by: the organisation's, else the person's. */
export function profileName({ organization_name, full_name }: Named): string {
  return organization_name || full_name;
}

interface ProfileNameProps {
  profile: Named & Pick<MarketplaceProfile, 'verified' | 'verification_level' | 'verified_on'>;
  /** The name's own element: a link in the list, text elsewhere. */
  render?: (name: string) => React.ReactNode;
}

/** A member's name, and at which level the member is verified, since when. */
export function ProfileName({ profile, render = (name) => name }: ProfileNameProps) {
  return (
    <>
      {/* The space is for those who hear or copy the name with the mark, which has a line of its own. */}
      {render(profileName(profile))}{' '}
      {profile.verified && (
        <span className={classes.verified}>
          <VerifiedMark verification={profile} />
        </span>
      )}
    </>
  );
}
