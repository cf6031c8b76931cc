import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { useSession } from '../session.tsx';
import { accountLinksFor } from './account-links.ts';
import { ActingPerson } from './acting-person.tsx';
import { HeaderLinks } from './header-links.tsx';
import classes from './mobile-menu.module.css';
import type { OtherProfilesSlot } from './other-profiles-slot.ts';

interface MobileMenuProps {
  id: string;
  /** Number of things that wait for the member. */
  waiting: number;
  /** What finds the other profiles that the member may act for. */
  otherProfiles: OtherProfilesSlot;
  /** Called when a link was followed or the member signed out. */
  onLeave: () => void;
}

/** The header's links on a narrow screen, and what the account menu holds. */
export function MobileMenu({ id, waiting, otherProfiles: OtherProfiles, onLeave }: MobileMenuProps) {
  const { user, signOut } = useSession();
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') onLeave();
  });
  return (
    <nav className={classes.menu} id={id} aria-label="Main">
      <HeaderLinks onNavigate={onLeave} />
      <hr className={classes.rule} />
      {user ? (
        <>
          <ActingPerson user={user} />
          {accountLinksFor(user, waiting).map(({ to, label, waiting }) => (
            <Link key={to} to={to} onClick={onLeave}>
              {label}
              {waiting ? ` (${waiting})` : ''}
            </Link>
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
        </>
      ) : (
        <div className={classes.buttons}>
          <Button component={Link} to="/login" variant="default" size="md" onClick={onLeave}>
            Login
          </Button>
          <Button component={Link} to="/register" size="md" onClick={onLeave}>
            Sign Up
          </Button>
        </div>
      )}
    </nav>
  );
}
