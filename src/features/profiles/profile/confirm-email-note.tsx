import { Anchor } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '#platform/web/session.tsx';
import { ProfileNote } from './profile-note.tsx';

interface ConfirmEmailNoteProps {
  /** What it takes a confirmed email to do. */
  to?: string;
}

/** Tells a signed-in member whose email is not confirmed what is missing because of that, with a link to confirm it. */
export function ConfirmEmailNote({ to = 'see contact details' }: ConfirmEmailNoteProps) {
  const { user } = useSession();
  if (!user || user.email_confirmed) return null;
  return (
    <ProfileNote icon={<IconMail size={18} stroke={1.5} aria-hidden />}>
      <Anchor component={Link} to="/verify-email" state={{ email: user.email }} inherit>
        Confirm your email
      </Anchor>{' '}
      to {to}.
    </ProfileNote>
  );
}
