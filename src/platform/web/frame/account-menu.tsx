import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { type SessionUser, useSession } from '../session.tsx';
import { PictureOrInitials } from '../ui/picture-or-initials.tsx';
import classes from './account-area.module.css';
import { accountLinksFor } from './account-links.ts';
import { WaitingBadge, waitingWords } from './waiting-badge.tsx';

interface AccountMenuProps {
  user: SessionUser;
  initials: string;
  /** Number of things that wait for the member. */
  waiting: number;
}

/** The member's avatar and the menu that it opens. */
export function AccountMenu({ user, initials, waiting }: AccountMenuProps) {
  const { signOut } = useSession();
  const name = [initials, 'account menu', waitingWords(waiting)].filter(Boolean).join(', ');
  return (
    <div className={classes.place}>
      <Menu position="bottom-end" width={240} withinPortal={false}>
        <Menu.Target>
          <button type="button" className={classes.avatar} aria-label={name}>
            <PictureOrInitials url={user.avatar_url} initials={initials} className={classes.picture} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{user.email}</Menu.Label>
          {accountLinksFor(user, waiting).map(({ to, label, waiting }) => (
            <Menu.Item key={to} component={Link} to={to}>
              {label}
              {waiting ? ` (${waiting})` : ''}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => void signOut()}>Sign out</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <WaitingBadge waiting={waiting} />
    </div>
  );
}
