import {
  IconBriefcase,
  IconDots,
  IconFiles,
  IconLayoutDashboard,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { SessionUser } from '../session.tsx';
import classes from './bottom-bar.module.css';
import { DESK, leadsHere, WORK_LINKS } from './main-links.ts';
import { MemberMenu } from './member-menu.tsx';
import type { OtherProfilesSlot } from './other-profiles-slot.ts';
import { WaitingBadge, waitingWords } from './waiting-badge.tsx';

const MENU_ID = 'member-menu';

/** As many as have room beside "More" at 320 px. */
const ICONS = [IconLayoutDashboard, IconUsers, IconBriefcase, IconFiles];

interface BottomBarProps {
  user: SessionUser;
  /** Number of things that wait for the member. */
  waiting: number;
  /** What finds the other profiles that the member may act for. */
  otherProfiles: OtherProfilesSlot;
}

/** The navigation of a member on a phone, at the thumb: four places of work, and the menu with the others. */
export function BottomBar({ user, waiting, otherProfiles }: BottomBarProps) {
  const { key, pathname } = useLocation();
  // As the menu of the header: any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const More = open ? IconX : IconDots;
  return (
    <div className={classes.place}>
      {open && (
        <MemberMenu id={MENU_ID} user={user} otherProfiles={otherProfiles} onLeave={() => setOpenAt(null)} />
      )}
      <nav className={classes.bar} aria-label="Main">
        {ICONS.map((Icon, at) => {
          const link = WORK_LINKS[at] ?? DESK;
          const { to, label } = link;
          const count = to === DESK.to ? waiting : 0;
          return (
            <Link
              key={to}
              className={classes.item}
              to={to}
              aria-current={leadsHere(link, pathname) ? 'page' : undefined}
            >
              <span className={classes.icon}>
                <Icon size={22} stroke={1.5} aria-hidden />
                <WaitingBadge waiting={count} />
              </span>
              {label}
              {count > 0 && <span className={classes.unseen}>{waitingWords(count)}</span>}
            </Link>
          );
        })}
        <button
          type="button"
          className={classes.item}
          aria-expanded={open}
          aria-controls={open ? MENU_ID : undefined}
          onClick={() => setOpenAt(open ? null : key)}
        >
          <span className={classes.icon}>
            <More size={22} stroke={1.5} aria-hidden />
          </span>
          More
        </button>
      </nav>
    </div>
  );
}
