import { useWindowEvent } from '@mantine/hooks';
import { Fragment, Suspense } from 'react';
import { Link } from 'react-router';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { type SessionUser, useSession } from '../session.tsx';
import { accountLinksFor } from './account-links.ts';
import { ActingPerson } from './acting-person.tsx';
import type { OtherProfilesSlot } from './other-profiles-slot.ts';
import classes from './phone-menu.module.css';

interface MemberMenuProps {
  id: string;
  user: SessionUser;
  /** What finds the other profiles that the member may act for. */
  otherProfiles: OtherProfilesSlot;
  /** Called when a link was followed or the member signed out. */
  onLeave: () => void;
}

/** On a phone, what the account menu holds and what has no room in the bar. */
export function MemberMenu({ id, user, otherProfiles: OtherProfiles, onLeave }: MemberMenuProps) {
  const { signOut } = useSession();
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') onLeave();
  });
  return (
    <nav className={classes.menu} id={id} aria-label="More">
      <ActingPerson user={user} />
      <Link to="/learn" onClick={onLeave}>
        Learn CSR
      </Link>
      {accountLinksFor(user).map((links) => (
        <Fragment key={links[0]?.to}>
          {links.map(({ to, label }) => (
            <Link key={to} to={to} onClick={onLeave}>
              {label}
            </Link>
          ))}
          <hr className={classes.rule} />
        </Fragment>
      ))}
      <button
        type="button"
        onClick={() => {
          onLeave();
          void signOut();
        }}
      >
        Sign Out
      </button>
      <Suspense fallback={null}>
        <OtherProfiles>
          {(profiles) => (
            <>
              <hr className={classes.rule} />
              <p className={classes.label}>Switch to</p>
              {profiles.map(({ id, name, role, choose }) => (
                <button
                  key={id}
                  type="button"
                  onClick={() => {
                    onLeave();
                    choose();
                  }}
                >
                  {name}, {ROLE_WORDS[role].label}
                </button>
              ))}
            </>
          )}
        </OtherProfiles>
      </Suspense>
    </nav>
  );
}
