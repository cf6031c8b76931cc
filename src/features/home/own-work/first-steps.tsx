import { IconCircle, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DeskPart } from '#features/home/desk-lines/desk-part.tsx';
import classes from './first-steps.module.css';
import type { FirstStep, OwnWork } from './own-work.contract.ts';

interface Step {
  label: string;
  why: string;
  to: string;
}

const STEPS: Record<FirstStep, Step> = {
  'focus-areas': {
    label: 'Choose your focus areas',
    why: 'We match you with partners by focus area.',
    to: '/profile?edit=focus_areas',
  },
  places: {
    label: 'Choose where you work',
    why: 'Partners look for members in their region.',
    to: '/profile?edit=operating_regions',
  },
  papers: {
    label: 'Add your papers',
    why: 'Partners ask for them before they sign.',
    to: '/documents',
  },
  verification: {
    label: 'Ask for level 1 of verification',
    why: 'Partners look for members whose papers are checked.',
    to: '/verification',
  },
  request: {
    label: 'Send your first request',
    why: 'Find a partner in the marketplace and ask.',
    to: '/marketplace',
  },
};

const STATES = {
  done: { Icon: IconCircleCheck, word: 'Done' },
  waiting: { Icon: IconHourglass, word: 'Being checked' },
  open: { Icon: IconCircle, word: 'To do' },
};

/** The five steps of the first hour, each with its state. */
export function FirstSteps({ steps }: { steps: NonNullable<OwnWork['first_steps']> }) {
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <DeskPart title="Your first hour">
      <p className={classes.lead}>
        {done} of {steps.length} steps done
      </p>
      <progress
        className={classes.bar}
        value={done}
        max={steps.length}
        aria-label={`${done} of ${steps.length} steps done`}
      />
      <ol className={classes.list}>
        {steps.map(({ step, state }) => {
          const { Icon, word } = STATES[state];
          const { label, why, to } = STEPS[step];
          return (
            <li key={step} className={classes.step} data-state={state}>
              <Icon size={20} stroke={1.5} aria-hidden />
              <div>
                {state === 'open' ? (
                  <Link className={classes.label} to={to}>
                    {label}
                  </Link>
                ) : (
                  <span className={classes.label}>{label}</span>
                )}
                {state === 'open' && <p className={classes.why}>{why}</p>}
              </div>
              <span className={classes.state}>{word}</span>
            </li>
          );
        })}
      </ol>
    </DeskPart>
  );
}
