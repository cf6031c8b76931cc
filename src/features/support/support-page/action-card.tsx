import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './action-card.module.css';

interface ActionCardProps {
  icon: Icon;
  label: string;
  /** What happens, or the number or address that it leads to; wide screens show it. */
  about: string;
  /** A page here, a telephone number or a mailbox. */
  to?: string;
  onPress?: () => void;
}

/** A way to reach the support team: the whole card is the link or the button. */
export function ActionCard({ icon: Icon, label, about, to, onPress }: ActionCardProps) {
  const content = (
    <>
      <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden />
      <span className={classes.label}>{label}</span>
      <span className={classes.about}>{about}</span>
    </>
  );
  if (!to) {
    return (
      <button type="button" className={classes.card} onClick={onPress}>
        {content}
      </button>
    );
  }
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={classes.card} onClick={onPress}>
        {content}
      </Link>
    );
  }
  return (
    <a href={to} className={classes.card}>
      {content}
    </a>
  );
}
