import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';

/** The mark of a resource whose content an admin has checked. */
export const VerifiedBadge = () => (
  <StateBadge tone="good" icon={<IconRosetteDiscountCheck size={14} stroke={1.5} aria-hidden />}>
    Verified
  </StateBadge>
);
