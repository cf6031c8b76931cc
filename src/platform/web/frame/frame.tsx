import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../session.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import type { OtherProfilesSlot } from './other-profiles-slot.ts';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

// Only members on a phone need it.
const BottomBar = lazy(() => import('./bottom-bar.tsx').then((module) => ({ default: module.BottomBar })));

/** Below, the header has no room for the links, as its style sheet says. */
const NARROW = '(max-width: 47.99em)';

interface FrameProps {
  /** Something that the member must know on every page. */
  notice?: ReactNode;
  /** Number of things that wait for the member. */
  waiting: number;
  /** What finds the other profiles that the member may act for. */
  otherProfiles: OtherProfilesSlot;
  /** The button that opens the assistant. */
  assistant: ReactNode;
  /** The bell with the member's notifications. */
  bell: ReactNode;
  children: ReactNode;
}

/** The frame of every page: a link past the header, the header, the page's content, the footer, and on a phone the bar of members. */
export function Frame({ notice, waiting, otherProfiles, assistant, bell, children }: FrameProps) {
  const { user } = useSession();
  const isNarrow = useMediaQuery(NARROW);
  const [wasNarrow, setNarrow] = useState(false);
  // Once it is there its style sheet hides it: an open menu outlives a turn of the phone.
  if (isNarrow && !wasNarrow) setNarrow(true);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <Header waiting={waiting} otherProfiles={otherProfiles} assistant={assistant} bell={bell} />
      <UnconfirmedNotice />
      {notice}
      <main className={classes.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {user && wasNarrow && (
        <Suspense fallback={null}>
          <BottomBar user={user} waiting={waiting} otherProfiles={otherProfiles} />
        </Suspense>
      )}
    </div>
  );
}
