import type { ComponentProps } from 'react';
import classes from './choice-card.module.css';

/** One of several things to choose, as a card that can be pressed anywhere: a radio button and what it stands for. */
export function ChoiceCard({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classes.card}>
      <input type="radio" {...input} />
      {children}
    </label>
  );
}
