import { Button, type ButtonProps } from '@mantine/core';
import { useHydrated } from '../hydration.ts';
import classes from './submit-button.module.css';

/**
 * The button that sends a form of a prerendered page. It works once the page does: before that the browser would
 * send the form by itself, to an address that takes none.
 */
export function SubmitButton(props: ButtonProps) {
  const hydrated = useHydrated();
  return <Button type="submit" size="md" disabled={!hydrated} className={classes.submit} {...props} />;
}
