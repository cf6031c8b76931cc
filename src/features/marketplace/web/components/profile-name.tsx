import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import type { MarketplaceProfile } from '#features/marketplace/marketplace.contract.ts';
import classes from './profile-name.module.css';

type Named = Pick<MarketplaceProfile, 'organization_name' | 'full_name'>;

/** The name that a member is known by: the organisation's, else the person's. */
export function profileName({ organization_name, full_name }: Named): string {
  return organization_name || full_name;
}

interface ProfileNameProps {
  profile: Named & Pick<MarketplaceProfile, 'verified'>;
  /** The name's own element: a link in the list, text elsewhere. */
  render?: (name: string) => React.ReactNode;
}

/** A member's name, and whether the member is verified. */
export function ProfileName({ profile, render = (name) => name }: ProfileNameProps) {
  return (
    <>
      {/* A space, not a margin: it vanishes where the line breaks. */}
      {render(profileName(profile))}{' '}
      {profile.verified && (
        <span className={classes.verified}>
          <IconRosetteDiscountCheckFilled size={18} aria-hidden />
          Verified
        </span>
      )}
    </>
  );
}
