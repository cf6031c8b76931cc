import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { AccountArea } from './account-area.tsx';
import classes from './header.module.css';
import { HeaderLinks } from './header-links.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { OtherProfilesSlot } from './other-profiles-slot.ts';

const MENU_ID = 'mobile-menu';

interface HeaderProps {
  /** Number of things that wait for the member. */
  waiting: number;
  /** What finds the other profiles that the member may act for. */
  otherProfiles: OtherProfilesSlot;
  /** The bell with the member's notifications. */
  bell: ReactNode;
}

/** The sticky head of every page, 64 px high; below 768 px its links fold into a menu. */
export function Header({ waiting, otherProfiles, bell }: HeaderProps) {
  const { key } = useLocation();
  // The menu belongs to the page it was opened on: any navigation, back and forth included, closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const close = () => setOpenAt(null);

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link className={classes.home} to="/" onClick={close} aria-label="Dayitva, home">
          <Logo />
        </Link>
        <nav className={classes.links} aria-label="Main">
          <HeaderLinks />
        </nav>
        {bell}
        <div className={classes.account}>
          <AccountArea waiting={waiting} otherProfiles={otherProfiles} />
        </div>
        <MenuButton
          open={open}
          controls={MENU_ID}
          waiting={waiting}
          onClick={() => setOpenAt(open ? null : key)}
        />
      </div>
      {open && <MobileMenu id={MENU_ID} waiting={waiting} otherProfiles={otherProfiles} onLeave={close} />}
    </header>
  );
}
