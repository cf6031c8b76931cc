import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useHydrated } from '../hydration.ts';
import classes from './scheme-choice.module.css';

const CHOICES: { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark, or as the computer is set. The choice is kept in this browser. */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // The prerendered page cannot know the choice; marking one before hydration would be a guess.
  const known = useHydrated();

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Appearance</legend>
      {CHOICES.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={classes.choice}
          aria-pressed={known && colorScheme === value}
          onClick={() => setColorScheme(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
