import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { VerifiedMark } from '#features/profiles/verification-levels/verified-mark.tsx';
import type { MarketplaceProfile } from './marketplace.contract.ts';
import classes from './profile-name.module.css';

interface ProfileNameProps {
  profile: Pick<
    MarketplaceProfile,
    'organization_name' | 'full_name' | 'verified' | 'verification_level' | 'verified_on'
  >;
  /** Renders the name: a link in the list, text elsewhere. */
  render?: (name: string) => React.ReactNode;
}

/** Shows a member's name with the verification mark. */
export function ProfileName({ profile, render = (name) => name }: ProfileNameProps) {
  return (
    <>
      {/* The space separates name and mark for screen readers and for copied text. */}
      {render(memberName(profile))}{' '}
      {profile.verified && (
        <span className={classes.verified}>
          <VerifiedMark verification={profile} />
        </span>
      )}
    </>
  );
}
