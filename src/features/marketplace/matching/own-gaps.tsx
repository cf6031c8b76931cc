import { Link } from 'react-router';
import type { Sort } from '#features/marketplace/listing/marketplace-ranges.data.ts';
import { useProfile } from '#features/profiles/profile/profile.api.ts';
import { gapsOf } from './own-gaps.rules.ts';

interface OwnGapsProps {
  className?: string;
  /** The order of the list. */
  order: Sort;
}

/** Says why all matches are low, and none comes first, where the own profile names no cause or no place. */
export default function OwnGaps({ className, order }: OwnGapsProps) {
  const { data } = useProfile();
  const gaps = data && gapsOf(data);
  if (!gaps) return null;
  return (
    <p className={className}>
      {order === 'best'
        ? 'The newest of the complete profiles come first, and all matches are low, because your profile names'
        : 'All matches are low because your profile names'}{' '}
      {new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(gaps.missing)} yet.{' '}
      <Link to={`/profile?edit=${gaps.field}`}>Complete your profile</Link> to see who fits.
    </p>
  );
}
