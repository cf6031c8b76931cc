import { initialsOf } from '#platform/web/frame/initials.ts';
import { PictureOrInitials } from '#platform/web/ui/picture-or-initials.tsx';
import { AVATAR_WIDTHS } from './avatar.contract.ts';
import classes from './member-avatar.module.css';

interface MemberAvatarProps {
  name: string;
  /** Address of the member's picture, if there is one. */
  url?: string | null;
  /** True if it is larger than in lists. */
  large?: boolean;
}

/**
 * A member's picture or initials in a circle of `--avatar-size` (40 px by default). It is decorative: the name is
 * always next to it.
 */
export function MemberAvatar({ name, url, large }: MemberAvatarProps) {
  return (
    <span className={classes.avatar} aria-hidden>
      <PictureOrInitials
        url={url}
        initials={initialsOf({ full_name: name })}
        width={large ? AVATAR_WIDTHS[0] : undefined}
        className={classes.picture}
      />
    </span>
  );
}
