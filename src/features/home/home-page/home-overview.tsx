import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useContentWords } from '#features/content/content-blocks/content-blocks.api.ts';
import { useNearViewport } from '#platform/web/near-viewport.ts';
import classes from './home-overview.module.css';
import { HomeSectionHead } from './home-section-head.tsx';
import { HOME_FEATURES } from './home-words.data.ts';

/** The three offerings (specification part 1, section 1), described as they work today. */
const OFFERINGS = [
  {
    to: '/marketplace',
    title: 'CSR Marketplace',
    text: 'Matching with verified partners: search by type, state and cause, and see why a profile fits and whether its documents were checked. Then request a collaboration with a budget band and a timeframe.',
    action: 'Find partners',
  },
  {
    to: '/collaborations',
    title: 'CSR Connect Pro',
    text: 'Collaboration and project tracking: when a request is accepted, both partners share a workspace with milestones on a timeline, responsibilities and budgets.',
    action: 'Open your workspaces',
  },
  {
    to: '/learn',
    title: 'Learn CSR',
    text: 'Resources, best practices and compliance guidance for people who plan, fund or run CSR work in India.',
    action: 'Start learning',
  },
];

/** Cards of the three offerings (page key home_features). */
export function HomeOverview() {
  const [ref, isNear] = useNearViewport<HTMLElement>();
  const words = useContentWords('home_features', HOME_FEATURES, isNear);
  return (
    <section className={classes.band} aria-labelledby="platform" ref={ref}>
      <div className={classes.inner}>
        <HomeSectionHead id="platform" heading={words.main_heading} lead={words.sub_heading} />
        <ul className={classes.cards}>
          {OFFERINGS.map(({ to, title, text, action }) => (
            <li key={to} className={classes.card}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={to}>
                {action}
                <IconArrowRight size={18} stroke={1.5} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
