import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { VerifiedMark } from '#features/profiles/verification-levels/verified-mark.tsx';
import type { MarketplaceProfile } from './marketplace.contract.ts';
import classes from './profile-name.module.css';

interface ProfileNameProps {
  profile: Pick<
    MarketplaceProfile,
    'organization_name' | 'full_name' | 'verified' | 'verification_level' | 'verified_on'
  >;
  /** The name's own element: a link in the list, text elsewhere. */
  render?: (name: string) => React.ReactNode;
}

/** A member's name, and at which level the member is verified, since when. */
export function ProfileName({ profile, render = (name) => name }: ProfileNameProps) {
  return (
    <>
      {/* The space is for those who hear or copy the name with the mark, which has a line of its own. */}
      {render(memberName(profile))}{' '}
      {profile.verified && (
        <span className={classes.verified}>
          <VerifiedMark verification={profile} />
        </span>
      )}
    </>
  );
}
