import { IconCamera } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useCodeWhenIdle } from '#platform/web/idle.ts';
import { MemberAvatar } from './member-avatar.tsx';
import classes from './profile-avatar.module.css';

// The dialog, its form and their rules weigh as much as the rest of the profile's first view.
const loadDialog = () => import('./avatar-dialog.tsx');
const AvatarDialog = lazy(async () => ({ default: (await loadDialog()).AvatarDialog }));

interface ProfileAvatarProps {
  name: string;
  url: string | null;
  /** True if the picture cannot be changed. */
  readOnly: boolean;
}

/** The member's picture at the head of a profile, with a button that changes it. */
export function ProfileAvatar({ name, url, readOnly }: ProfileAvatarProps) {
  const dialog = useSubjectDialog<void>();
  useCodeWhenIdle(loadDialog, !readOnly);
  const picture = <MemberAvatar name={name} url={url} large />;
  if (readOnly) return picture;
  const label = url ? 'Change picture' : 'Add a picture';
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
      {dialog.opening > 0 && (
        <Suspense fallback={null}>
          <AvatarDialog key={dialog.opening} url={url} opened={dialog.opened} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
