import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useContentBlocks, useContentWords } from '#features/content/content-blocks/content-blocks.api.ts';
import { lineOf } from '#features/content/rich-text/rich-text.rules.ts';
import { useIdle } from '#platform/web/idle.ts';
import { useSession } from '#platform/web/session.tsx';
import { HeroExample } from './hero-example.tsx';
import classes from './home-hero.module.css';
import { HOME_HERO } from './home-words.data.ts';

/**
 * Purpose of the platform and the two ways to start. Members get a link to the marketplace instead of registration.
 * An admin can change the words and show a picture (page key home_hero). They load last, because they rarely differ from the built-in
 * ones.
 */
export function HomeHero() {
  const { status } = useSession();
  const isIdle = useIdle();
  const words = useContentWords('home_hero', HOME_HERO, isIdle);
  const picture = useContentBlocks('home_hero', isIdle).get('picture');
  return (
    <section className={classes.hero}>
      <div className={classes.text}>
        <p className={classes.badge}>{lineOf(words.badge)}</p>
        <h1 className={classes.title}>{lineOf(words.main_heading)}</h1>
        <p className={classes.lead}>{lineOf(words.sub_heading)}</p>
        <div className={classes.actions}>
          {/* The built page has both: its style sheet shows one before any script has found the session. */}
          {status !== 'signed-in' && (
            <Button
              component={Link}
              to="/register"
              size="lg"
              className={classes.forVisitors}
              data-session={status}
            >
              Get Started
            </Button>
          )}
          {status !== 'signed-out' && (
            <Button
              component={Link}
              to="/marketplace"
              size="lg"
              className={classes.forMembers}
              data-session={status}
            >
              Find a partner
            </Button>
          )}
          <Button component={Link} to="/demo" size="lg" variant="default">
            View Demo
          </Button>
        </div>
      </div>
      {picture?.media_url ? (
        <img
          className={classes.picture}
          src={picture.media_url}
          alt={picture.title}
          width={1200}
          height={900}
        />
      ) : (
        <HeroExample />
      )}
    </section>
  );
}
