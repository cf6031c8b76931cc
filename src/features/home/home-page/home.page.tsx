import { DeskPlace } from '#features/home/desk/desk-place.tsx';
import { CsrImpactPanel } from '#features/impact/impact-page/csr-impact-panel.tsx';
import { HomeAudiences } from './home-audiences.tsx';
import { HomeFaq } from './home-faq.tsx';
import { HomeFigures } from './home-figures.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeOverview } from './home-overview.tsx';
import { HomeTestimonials } from './home-testimonials.tsx';

/** The front page. It is prerendered and readable without JavaScript; a member's begins with the desk. */
export function HomePage() {
  return (
    <>
      <DeskPlace />
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
