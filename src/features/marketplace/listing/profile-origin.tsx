import {
  IconBriefcase,
  IconBuildingSkyscraper,
  IconHeartHandshake,
  IconMap2,
  IconMapPin,
  IconTool,
} from '@tabler/icons-react';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { foundUnder, placeOf } from './found-under.rules.ts';
import type { MarketplaceProfile } from './marketplace.contract.ts';
import classes from './profile-origin.module.css';

const TYPE_ICONS = {
  corporate: IconBuildingSkyscraper,
  ngo: IconHeartHandshake,
  consultant: IconBriefcase,
  service_provider: IconTool,
};

type Origin = Pick<
  MarketplaceProfile,
  'organization_type' | 'location' | 'headquarters_state' | 'operating_regions'
>;

interface ProfileOriginProps {
  profile: Origin;
  /** The state that was searched for; the line then says why the member is found under it. */
  state?: string | null;
}

/** Shows the type and place of a member. */
export function ProfileOrigin({ profile, state }: ProfileOriginProps) {
  const TypeIcon = TYPE_ICONS[profile.organization_type];
  const place = placeOf(profile);
  const found = state ? foundUnder(state, profile) : null;
  return (
    <p className={classes.origin}>
      <span className={classes.part}>
        <TypeIcon size={18} stroke={1.5} aria-hidden />
        {ORGANIZATION_TYPE_LABELS[profile.organization_type]}
      </span>
      {place && (
        <span className={classes.part}>
          <IconMapPin size={18} stroke={1.5} aria-hidden />
          {place}
        </span>
      )}
      {found && (
        <span className={classes.part}>
          <IconMap2 size={18} stroke={1.5} aria-hidden />
          {found}
        </span>
      )}
    </p>
  );
}
