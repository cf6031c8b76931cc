import { IconStarFilled } from '@tabler/icons-react';
import { initialsOf } from '#platform/web/frame/initials.ts';
import classes from './testimonial-card.module.css';
import type { Testimonial } from './testimonials.contract.ts';

/** One story with its impact and author. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, organization, user_type, content, impact, rating } = testimonial;
  return (
    <figure className={classes.card}>
      <blockquote className={classes.words}>{content}</blockquote>
      <p className={classes.impact}>
        <span className={classes.label}>Impact</span> {impact}
      </p>
      <figcaption className={classes.author}>
        <span className={classes.avatar} aria-hidden>
          {initialsOf({ full_name: name })}
        </span>
        <span className={classes.who}>
          <strong>{name}</strong>
          <span>
            {role}, {organization}
          </span>
          <span className={classes.kind}>
            {user_type} · <IconStarFilled size={14} aria-hidden />
            <span>Rated {rating} of 5</span>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
