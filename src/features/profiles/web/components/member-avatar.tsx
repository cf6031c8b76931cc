import { Avatar } from '@mantine/core';
import { initialsOf } from '#platform/web/frame/initials.ts';

interface MemberAvatarProps {
  name: string;
  /** Pixels. */
  size?: number;
}

/** A member's initials in a circle. It only decorates: the name always stands beside it. */
export function MemberAvatar({ name, size = 40 }: MemberAvatarProps) {
  return (
    <Avatar size={size} radius="xl" color="ink" variant="light" aria-hidden>
      {initialsOf({ full_name: name, email: '' })}
    </Avatar>
  );
}
