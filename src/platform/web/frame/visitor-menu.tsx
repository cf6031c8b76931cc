import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Link } from 'react-router';
import { VisitorLinks } from './header-links.tsx';
import classes from './phone-menu.module.css';

interface VisitorMenuProps {
  id: string;
  /** Called when a link was followed. */
  onLeave: () => void;
}

/** The header's links for visitors on a narrow screen, and the way in. */
export function VisitorMenu({ id, onLeave }: VisitorMenuProps) {
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') onLeave();
  });
  return (
    <nav className={classes.menu} id={id} aria-label="Main">
      <VisitorLinks onNavigate={onLeave} />
      <hr className={classes.rule} />
      <div className={classes.buttons}>
        <Button component={Link} to="/login" variant="default" size="md" onClick={onLeave}>
          Login
        </Button>
        <Button component={Link} to="/register" size="md" onClick={onLeave}>
          Sign Up
        </Button>
      </div>
    </nav>
  );
}
