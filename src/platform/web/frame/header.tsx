import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../session.tsx';
import { AccountArea } from './account-area.tsx';
import classes from './header.module.css';
import { HeaderLinks } from './header-links.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import type { OtherProfilesSlot } from './other-profiles-slot.ts';
import { VisitorMenu } from './visitor-menu.tsx';

const MENU_ID = 'mobile-menu';

interface HeaderProps {
  /** Number of things that wait for the member. */
  waiting: number;
  /** What finds the other profiles that the member may act for. */
  otherProfiles: OtherProfilesSlot;
  /** The button that opens the assistant. */
  assistant: ReactNode;
  /** The bell with the member's notifications. */
  bell: ReactNode;
}

/** The sticky head of every page, 64 px high; below 768 px the links of visitors fold into a menu, those of members into the bar. */
export function Header({ waiting, otherProfiles, assistant, bell }: HeaderProps) {
  const { key } = useLocation();
  const { status } = useSession();
  // The menu belongs to the page it was opened on: any navigation, back and forth included, closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key && status !== 'signed-in';
  const close = () => setOpenAt(null);

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link className={classes.home} to="/" onClick={close} aria-label="Dayitva, home">
          <Logo />
        </Link>
        <nav className={classes.links} aria-label="Main">
          <HeaderLinks waiting={waiting} />
        </nav>
        {assistant}
        {bell}
        <div className={classes.account}>
          <AccountArea otherProfiles={otherProfiles} />
        </div>
        {status !== 'signed-in' && (
          <span className={classes.menu} data-session={status}>
            <MenuButton open={open} controls={MENU_ID} onClick={() => setOpenAt(open ? null : key)} />
          </span>
        )}
      </div>
      {open && <VisitorMenu id={MENU_ID} onLeave={close} />}
    </header>
  );
}
