import {
  IconBriefcase,
  IconBuildingSkyscraper,
  IconHeartHandshake,
  IconMapPin,
  IconTool,
} from '@tabler/icons-react';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import type { MarketplaceProfile } from './marketplace.contract.ts';
import classes from './profile-origin.module.css';

const TYPE_ICONS = {
  corporate: IconBuildingSkyscraper,
  ngo: IconHeartHandshake,
  consultant: IconBriefcase,
  service_provider: IconTool,
};

type Origin = Pick<MarketplaceProfile, 'organization_type' | 'location' | 'headquarters_state'>;

/** Shows the type and place of a member. */
export function ProfileOrigin({ profile }: { profile: Origin }) {
  const TypeIcon = TYPE_ICONS[profile.organization_type];
  const place = profile.location || profile.headquarters_state;
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
    </p>
  );
}
