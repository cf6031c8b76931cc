import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import type { OtherProfilesSlot } from './other-profiles-slot.ts';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

interface FrameProps {
  /** Something that the member must know on every page. */
  notice?: ReactNode;
  /** Number of things that wait for the member. */
  waiting: number;
  /** What finds the other profiles that the member may act for. */
  otherProfiles: OtherProfilesSlot;
  /** The bell with the member's notifications. */
  bell: ReactNode;
  children: ReactNode;
}

/** The frame of every page: a link past the header, the header, the page's content, the footer. */
export function Frame({ notice, waiting, otherProfiles, bell, children }: FrameProps) {
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <Header waiting={waiting} otherProfiles={otherProfiles} bell={bell} />
      <UnconfirmedNotice />
      {notice}
      <main className={classes.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
