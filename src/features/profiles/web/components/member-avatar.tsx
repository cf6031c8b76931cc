import { initialsOf } from '#platform/web/frame/initials.ts';
import classes from './member-avatar.module.css';

/**
 * A member's initials in a circle of `--avatar-size` (40 px unless the place says otherwise). It only decorates:
 * the name always stands beside it.
 */
export function MemberAvatar({ name }: { name: string }) {
  return (
    <span className={classes.avatar} aria-hidden>
      {initialsOf({ full_name: name })}
    </span>
  );
}
