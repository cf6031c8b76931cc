import { CsrImpactPanel } from './components/csr-impact-panel.tsx';
import { HomeAudiences } from './components/home-audiences.tsx';
import { HomeHero } from './components/home-hero.tsx';
import { HomeSteps } from './components/home-steps.tsx';

/** The public front page. It is prerendered and reads without JavaScript. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <CsrImpactPanel />
      <HomeSteps />
      <HomeAudiences />
    </>
  );
}
