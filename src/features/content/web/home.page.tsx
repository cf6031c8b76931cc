import type { ReactNode } from 'react';
import { CsrImpactPanel } from './components/csr-impact-panel.tsx';
import { HomeAudiences } from './components/home-audiences.tsx';
import { HomeFaq } from './components/home-faq.tsx';
import { HomeFigures } from './components/home-figures.tsx';
import { HomeHero } from './components/home-hero.tsx';
import { HomeOverview } from './components/home-overview.tsx';
import { HomeTestimonials } from './components/home-testimonials.tsx';
import classes from './home.page.module.css';

/** The public front page. It is prerendered and reads without JavaScript. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <CsrImpactPanel />
      <Later>
        <HomeOverview />
      </Later>
      <Later>
        <HomeFigures />
      </Later>
      <Later>
        <HomeAudiences />
      </Later>
      <Later>
        <HomeTestimonials />
      </Later>
      <Later>
        <HomeFaq />
      </Later>
    </>
  );
}

/** What lies below the first screen. */
const Later = ({ children }: { children: ReactNode }) => <div className={classes.later}>{children}</div>;
