import { Anchor } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from '#features/profiles/member-page/public-view-note.module.css';
import { useSession } from '#platform/web/session.tsx';

/** Says why a signed-in member whose email is not confirmed sees no contact details, and leads to the way out. */
export function ConfirmEmailNote() {
  const { user } = useSession();
  if (!user || user.email_confirmed) return null;
  return (
    <p className={classes.note}>
      <IconMail size={18} stroke={1.5} aria-hidden />
      <span>
        <Anchor component={Link} to="/verify-email" state={{ email: user.email }} inherit>
          Confirm your email
        </Anchor>{' '}
        to see contact details.
      </span>
    </p>
  );
}
