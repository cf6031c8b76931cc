import type { Profile } from '#features/profiles/profiles.contract.ts';
import { MemberAvatar } from './member-avatar.tsx';

interface ProfileAvatarProps {
  profile: Profile;
  /** As other members see it: nothing can be changed. */
  readOnly: boolean;
}

/** The member's picture at the head of the own profile. */
export function ProfileAvatar({ profile }: ProfileAvatarProps) {
  return <MemberAvatar name={profile.organization_name ?? profile.full_name} />;
}
