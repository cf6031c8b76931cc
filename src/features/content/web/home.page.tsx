import { CsrImpactPanel } from './components/csr-impact-panel.tsx';
import { HomeAudiences } from './components/home-audiences.tsx';
import { HomeFaq } from './components/home-faq.tsx';
import { HomeFigures } from './components/home-figures.tsx';
import { HomeHero } from './components/home-hero.tsx';
import { HomeOverview } from './components/home-overview.tsx';
import { HomeTestimonials } from './components/home-testimonials.tsx';

/** The public front page. It is prerendered and reads without JavaScript. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <CsrImpactPanel />
      <HomeOverview />
      <HomeFigures />
      <HomeAudiences />
      <HomeTestimonials />
      <HomeFaq />
    </>
  );
}
