import { IconMenu2, IconX } from '@tabler/icons-react';
import classes from './menu-button.module.css';

interface MenuButtonProps {
  open: boolean;
  /** Id of the menu. */
  controls: string;
  onClick: () => void;
}

/** Opens and closes the menu of visitors on narrow screens. */
export function MenuButton({ open, controls, onClick }: MenuButtonProps) {
  const Icon = open ? IconX : IconMenu2;
  return (
    <button
      type="button"
      className={classes.button}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={open ? 'Close menu' : 'Open menu'}
      onClick={onClick}
    >
      <Icon size={22} stroke={1.5} aria-hidden />
    </button>
  );
}
