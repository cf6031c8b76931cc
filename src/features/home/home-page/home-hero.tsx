import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useContentBlocks, useContentWords } from '#features/content/content-blocks/content-blocks.api.ts';
import { lineOf } from '#features/content/rich-text/rich-text.rules.ts';
import { useIdle } from '#platform/web/idle.ts';
import { HeroExample } from './hero-example.tsx';
import classes from './home-hero.module.css';
import { HOME_HERO } from './home-words.data.ts';

/**
 * Purpose of the platform and the two ways to start.
 * An admin can change the words and show a picture (page key home_hero). They load last, because they rarely differ from the built-in
 * ones.
 */
export function HomeHero() {
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
          <Button component={Link} to="/register" size="lg">
            Get Started
          </Button>
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
