import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { type SessionUser, useSession } from '../session.tsx';
import { PictureOrInitials } from '../ui/picture-or-initials.tsx';
import classes from './account-area.module.css';
import { accountLinksFor } from './account-links.ts';

interface AccountMenuProps {
  user: SessionUser;
  initials: string;
}

/** The member's avatar and the menu that it opens. */
export function AccountMenu({ user, initials }: AccountMenuProps) {
  const { signOut } = useSession();
  return (
    <Menu position="bottom-end" width={240} withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.avatar} aria-label={`${initials}, account menu`}>
          <PictureOrInitials url={user.avatar_url} initials={initials} className={classes.picture} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.email}</Menu.Label>
        {accountLinksFor(user).map(({ to, label }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => void signOut()}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
