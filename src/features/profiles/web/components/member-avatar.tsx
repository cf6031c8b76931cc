import { useState } from 'react';
import { AVATAR_WIDTHS, SMALL_AVATAR } from '#features/profiles/avatar.contract.ts';
import { pictureInWidth } from '#platform/contract/files.ts';
import { initialsOf } from '#platform/web/frame/initials.ts';
import classes from './member-avatar.module.css';

interface MemberAvatarProps {
  name: string;
  /** Address of the member's picture, if there is one. */
  url?: string | null;
  /** Where it stands larger than in lists. */
  large?: boolean;
}

/**
 * A member's picture or initials in a circle of `--avatar-size` (40 px unless the place says otherwise). It only
 * decorates: the name always stands beside it.
 */
export function MemberAvatar({ name, url, large }: MemberAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const width = large ? AVATAR_WIDTHS[0] : SMALL_AVATAR;
  return (
    <span className={classes.avatar} aria-hidden>
      {url && url !== broken ? (
        <img
          className={classes.picture}
          src={pictureInWidth(url, width)}
          width={width}
          height={width}
          alt=""
          onError={() => setBroken(url)}
        />
      ) : (
        initialsOf({ full_name: name })
      )}
    </span>
  );
}
