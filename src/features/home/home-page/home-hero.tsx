import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useContentWords } from '#features/content/content-blocks/content-blocks.api.ts';
import { lineOf } from '#features/content/content-blocks/rich-text.rules.ts';
import { useIdle } from '#platform/web/idle.ts';
import { useSession } from '#platform/web/session.tsx';
import { HeroExample } from './hero-example.tsx';
import classes from './home-hero.module.css';
import { HOME_HERO } from './home-words.data.ts';

/**
 * Purpose of the platform and the two ways to start. Members get a link to the marketplace instead of registration.
 * An admin can change the words (page key home_hero). They load last, because they rarely differ from the built-in
 * ones.
 */
export function HomeHero() {
  const { user } = useSession();
  const words = useContentWords('home_hero', HOME_HERO, useIdle());
  return (
    <section className={classes.hero}>
      <div className={classes.text}>
        <p className={classes.badge}>{lineOf(words.badge)}</p>
        <h1 className={classes.title}>{lineOf(words.main_heading)}</h1>
        <p className={classes.lead}>{lineOf(words.sub_heading)}</p>
        <div className={classes.actions}>
          <Button component={Link} to={user ? '/marketplace' : '/register'} size="lg">
            {user ? 'Find a partner' : 'Get Started'}
          </Button>
          <Button component={Link} to="/demo" size="lg" variant="default">
            View Demo
          </Button>
        </div>
      </div>
      <HeroExample />
    </section>
  );
}
