import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FilmCard } from '#features/demo/recordings/film-card.tsx';
import { FEATURE_FILMS, PRODUCT_FILM } from '#features/demo/recordings/films.data.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import classes from './demo.page.module.css';
import { DemoTestimonials } from './demo-testimonials.tsx';

interface DemoPageProps {
  /** Starts a sandbox: accounts to try the product with, for a while. */
  sandbox?: ReactNode;
  /** Buttons Book Live Demo and Request Group Demo. */
  bookings?: ReactNode;
}

/** The product in films, and the ways to try it (specification part 2, "Demo"). Prerendered; it reads without JavaScript. */
export function DemoPage({ sandbox, bookings }: DemoPageProps) {
  return (
    <PageBody>
      <PageHeading title="See Dayitva at work" display>
        Recorded in the running product with demo data. The films have captions and no sound, and a transcript
        says the same in words.
      </PageHeading>
      <FilmCard film={PRODUCT_FILM} main />
      <section className={classes.section} aria-labelledby="features">
        <h2 className={classes.title} id="features">
          Feature demos
        </h2>
        <div className={classes.films}>
          {FEATURE_FILMS.map((film) => (
            <FilmCard key={film.name} film={film} />
          ))}
        </div>
      </section>
      {sandbox && (
        <section className={classes.section} aria-labelledby="try-it">
          <h2 className={classes.title} id="try-it">
            Try it yourself
          </h2>
          {sandbox}
        </section>
      )}
      {bookings && (
        <section className={classes.section} aria-labelledby="live-demo">
          <h2 className={classes.title} id="live-demo">
            Let us show it to you
          </h2>
          {bookings}
        </section>
      )}
      <DemoTestimonials />
      <section className={classes.section} aria-labelledby="start">
        <h2 className={classes.title} id="start">
          Start with an account of your own
        </h2>
        <div className={classes.actions}>
          <Button component={Link} to="/register" size="md">
            Start Free Trial
          </Button>
          <Button component={Link} to="/support" size="md" variant="default">
            Contact Sales
          </Button>
        </div>
      </section>
    </PageBody>
  );
}
