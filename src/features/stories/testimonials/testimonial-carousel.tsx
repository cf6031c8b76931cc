import { useReducedMotion } from '@mantine/hooks';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { TestimonialCard } from './testimonial-card.tsx';
import classes from './testimonial-carousel.module.css';
import type { Testimonial } from './testimonials.contract.ts';

/** Specification part 1, section 9. */
const TURN_MS = 8000;

/**
 * Carousel of published stories: three at a time (two on a tablet, one on a phone), advancing automatically every 8
 * seconds and wrapping around. It stops under the pointer, while it contains the focus, after the reader pauses or
 * swipes, and if the system asks for reduced motion (WCAG 2.2, 2.2.2).
 */
export function TestimonialCarousel({ testimonials }: { testimonials: Testimonial[] }) {
  const [wanted, setWanted] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const reduced = useReducedMotion(true, { getInitialValueInEffect: false });
  const running = wanted && !pointed && !focused && !reduced;
  const pause = useCallback(() => setWanted(false), []);
  const { viewport, slides, shown, show } = useTurning(running, reduced, pause);

  const step = (by: 1 | -1) => show((shown + by + slides) % slides);
  return (
    <section
      className={classes.carousel}
      aria-roledescription="carousel"
      aria-label="Published stories"
      onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <div className={classes.viewport} ref={viewport}>
        <ul className={classes.slides}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id} className={classes.slide}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
      {slides > 1 && (
        <div className={classes.controls}>
          <button type="button" className={classes.control} aria-label="Previous" onClick={() => step(-1)}>
            <IconChevronLeft size={20} stroke={1.5} aria-hidden />
          </button>
          <div className={classes.dots}>
            {Array.from({ length: slides }, (_, at) => `Slide ${at + 1} of ${slides}`).map((label, at) => (
              <button
                key={label}
                type="button"
                className={classes.dot}
                aria-label={label}
                aria-current={at === shown}
                onClick={() => show(at)}
              />
            ))}
          </div>
          <button type="button" className={classes.control} aria-label="Next" onClick={() => step(1)}>
            <IconChevronRight size={20} stroke={1.5} aria-hidden />
          </button>
          {!reduced && (
            <button type="button" className={classes.pause} onClick={() => setWanted(!wanted)}>
              {wanted ? (
                <IconPlayerPauseFilled size={18} aria-hidden />
              ) : (
                <IconPlayerPlayFilled size={18} aria-hidden />
              )}
              {wanted ? 'Pause' : 'Play'}
            </button>
          )}
        </div>
      )}
      <p className={classes.status} aria-live={running ? 'off' : 'polite'}>
        {slides > 1 && `Slide ${shown + 1} of ${slides}`}
      </p>
    </section>
  );
}

/** Runs the carousel: returns the number of slides, the current one, and a function that shows another. */
function useTurning(running: boolean, still: boolean, onSwipe: () => void) {
  const [autoplay] = useState(() =>
    Autoplay({ delay: TURN_MS, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true }),
  );
  const [viewport, embla] = useEmblaCarousel(
    { align: 'start', slidesToScroll: 'auto', duration: still ? 0 : 25 },
    [autoplay],
  );
  const [slides, setSlides] = useState(1);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (!embla) return;
    const arrange = () => {
      const count = embla.scrollSnapList().length;
      setSlides(count);
      setShown(embla.selectedScrollSnap());
      // With a single slide the plug-in has no timer to start.
      if (count > 1) (running ? autoplay.play : autoplay.stop)();
    };
    const select = () => setShown(embla.selectedScrollSnap());
    arrange();
    embla.on('reInit', arrange).on('select', select).on('pointerDown', onSwipe);
    return () => void embla.off('reInit', arrange).off('select', select).off('pointerDown', onSwipe);
  }, [embla, autoplay, running, onSwipe]);

  return { viewport, slides, shown, show: (at: number) => embla?.scrollTo(at) };
}
