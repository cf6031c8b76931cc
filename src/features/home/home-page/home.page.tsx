import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { DeskPlace } from '#features/home/desk/desk-place.tsx';
import { CsrImpactPanel } from '#features/impact/impact-page/csr-impact-panel.tsx';
import { useSession } from '#platform/web/session.tsx';
import classes from './home.page.module.css';
import { HomeAudiences } from './home-audiences.tsx';
import { HomeFaq } from './home-faq.tsx';
import { HomeFigures } from './home-figures.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeOverview } from './home-overview.tsx';
import { HomeTestimonials } from './home-testimonials.tsx';

/** The parts of the public page that answers, mails and the editor of texts lead to. */
const PUBLIC_PART = /^#(faq|platform|for-whom|testimonials)/;

/**
 * The front page: for visitors what the platform is, prerendered and readable without JavaScript; for a member the desk alone.
 * A link to a part of the public page shows that page to members, too.
 */
export function HomePage() {
  const { status } = useSession();
  const { hash } = useLocation();
  const asksForPart = PUBLIC_PART.test(hash);
  const isMember = status === 'signed-in';
  useEffect(() => {
    // Until the session was known, the part was not on the page.
    if (isMember && asksForPart) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isMember, asksForPart, hash]);
  return (
    <>
      {status !== 'signed-out' && !(isMember && asksForPart) && (
        <div className={classes.forMembers} data-session={status}>
          <DeskPlace />
        </div>
      )}
      {(!isMember || asksForPart) && (
        <div className={classes.forVisitors} data-session={status}>
          <HomeHero />
          <CsrImpactPanel />
          <HomeOverview />
          <HomeFigures />
          <HomeAudiences />
          <HomeTestimonials />
          <HomeFaq />
        </div>
      )}
    </>
  );
}
