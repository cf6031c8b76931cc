import { IconCamera } from '@tabler/icons-react';
import type { MemberProfile } from '#features/profiles/member-page/member-page.contract.ts';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { AvatarDialog } from './avatar-dialog.tsx';
import { MemberAvatar } from './member-avatar.tsx';
import classes from './profile-avatar.module.css';

interface ProfileAvatarProps {
  profile: MemberProfile;
  /** As other members see it: nothing can be changed. */
  readOnly: boolean;
}

/** The member's picture at the head of the own profile, and the button that changes it. */
export function ProfileAvatar({ profile, readOnly }: ProfileAvatarProps) {
  const dialog = useSubjectDialog<void>();
  const picture = <MemberAvatar name={memberName(profile)} url={profile.avatar_url} large />;
  if (readOnly) return picture;
  const label = profile.avatar_url ? 'Change picture' : 'Add a picture';
  return (
    <>
      <div className={classes.place}>
        {picture}
        <button
          type="button"
          className={classes.change}
          onClick={() => dialog.open()}
          aria-label={label}
          title={label}
        >
          <span className={classes.camera}>
            <IconCamera size={16} stroke={1.5} aria-hidden />
          </span>
        </button>
      </div>
      <AvatarDialog
        key={dialog.opening}
        url={profile.avatar_url}
        opened={dialog.opened}
        onClose={dialog.close}
      />
    </>
  );
}
