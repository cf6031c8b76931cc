import { Menu } from '@mantine/core';
import { Fragment, Suspense } from 'react';
import { Link } from 'react-router';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { actedForName, type SessionUser, useSession } from '../session.tsx';
import { PictureOrInitials } from '../ui/picture-or-initials.tsx';
import classes from './account-area.module.css';
import { accountLinksFor } from './account-links.ts';
import { ActingPerson } from './acting-person.tsx';
import type { OtherProfilesSlot } from './other-profiles-slot.ts';

interface AccountMenuProps {
  user: SessionUser;
  initials: string;
  /** What finds the other profiles that the member may act for. */
  otherProfiles: OtherProfilesSlot;
}

/** The profile acted for, with its avatar, and the menu that it opens. */
export function AccountMenu({ user, initials, otherProfiles: OtherProfiles }: AccountMenuProps) {
  const { signOut } = useSession();
  const name = [initials, actedForName(user), 'account menu'].filter(Boolean).join(', ');
  return (
    <div className={classes.place}>
      {/* The button's name has it too. */}
      <span className={classes.name} aria-hidden>
        {actedForName(user)}
      </span>
      <Menu position="bottom-end" width={272} withinPortal={false}>
        <Menu.Target>
          <button type="button" className={classes.avatar} aria-label={name}>
            <PictureOrInitials url={user.avatar_url} initials={initials} className={classes.picture} />
          </button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          <Menu.Label>
            <ActingPerson user={user} />
          </Menu.Label>
          {accountLinksFor(user).map((links) => (
            <Fragment key={links[0]?.to}>
              {links.map(({ to, label }) => (
                <Menu.Item key={to} component={Link} to={to}>
                  {label}
                </Menu.Item>
              ))}
              <Menu.Divider />
            </Fragment>
          ))}
          <Menu.Item onClick={() => void signOut()}>Sign out</Menu.Item>
          {/* Last, so that nothing moves when they arrive. */}
          <Suspense fallback={null}>
            <OtherProfiles>
              {(profiles) => (
                <>
                  <Menu.Divider />
                  <Menu.Label>Switch to</Menu.Label>
                  {profiles.map(({ id, name, role, choose }) => (
                    <Menu.Item key={id} onClick={choose}>
                      <span className={classes.profile}>
                        {name}
                        <span>{ROLE_WORDS[role].label}</span>
                      </span>
                    </Menu.Item>
                  ))}
                </>
              )}
            </OtherProfiles>
          </Suspense>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
