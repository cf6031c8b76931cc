import { Link } from 'react-router';
import { useProfile } from '#features/profiles/profile/profile.api.ts';
import { gapsOf } from './own-gaps.rules.ts';

/** Says why all matches are low, where the own profile names no cause or no place. */
export default function OwnGaps({ className }: { className?: string }) {
  const { data } = useProfile();
  const gaps = data && gapsOf(data);
  if (!gaps) return null;
  return (
    <p className={className}>
      All matches are low because your profile names{' '}
      {new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(gaps.missing)} yet.{' '}
      <Link to={`/profile?edit=${gaps.field}`}>Complete your profile</Link> to see who fits.
    </p>
  );
}
