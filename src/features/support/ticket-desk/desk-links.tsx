import { Button } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './desk-links.module.css';

const LINKS = [
  ['/admin/tickets/answers', 'Canned answers'],
  ['/admin/tickets/figures', 'Figures'],
  ['/admin/tickets/looks', 'Looks at members'],
] as const;

/** The other pages of the desk, and its keyboard shortcuts. */
export function DeskLinks({ onShortcuts }: { onShortcuts: () => void }) {
  return (
    <nav className={classes.links} aria-label="Support desk">
      {LINKS.map(([to, label]) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      <Button
        className={classes.keys}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconKeyboard size={18} stroke={1.5} aria-hidden />}
        onClick={onShortcuts}
      >
        Keyboard shortcuts
      </Button>
    </nav>
  );
}
