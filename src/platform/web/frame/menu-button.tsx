import { IconMenu2, IconX } from '@tabler/icons-react';
import classes from './menu-button.module.css';
import { WaitingBadge, waitingWords } from './waiting-badge.tsx';

interface MenuButtonProps {
  open: boolean;
  /** Id of the menu. */
  controls: string;
  /** Number of things that wait for the member. */
  waiting: number;
  onClick: () => void;
}

/** Opens and closes the menu of narrow screens. */
export function MenuButton({ open, controls, waiting, onClick }: MenuButtonProps) {
  const Icon = open ? IconX : IconMenu2;
  const name = [open ? 'Close menu' : 'Open menu', waitingWords(waiting)].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={classes.button}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={name}
      onClick={onClick}
    >
      <Icon size={22} stroke={1.5} aria-hidden />
      {!open && <WaitingBadge waiting={waiting} />}
    </button>
  );
}
