import { Link, useLocation } from 'react-router';
import { useHydrated } from '../hydration.ts';
import { useSession } from '../session.tsx';
import classes from './header-links.module.css';
import { DESK, leadsHere, VISITOR_LINKS, WORK_LINKS } from './main-links.ts';
import { WaitingBadge, waitingWords } from './waiting-badge.tsx';

/** The address of the page for `aria-current`. The built page does not know it, so the mark comes with hydration. */
function useCurrent(): (link: Parameters<typeof leadsHere>[0]) => 'page' | undefined {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  return (link) => (hydrated && leadsHere(link, pathname) ? 'page' : undefined);
}

/** The links for visitors to the three offerings; the one that leads here is marked. */
export function VisitorLinks({ onNavigate }: { onNavigate?: () => void }) {
  const current = useCurrent();
  return VISITOR_LINKS.map((link) => (
    <Link
      key={link.to}
      className={classes.link}
      to={link.to}
      onClick={onNavigate}
      aria-current={current(link)}
    >
      {link.named}
    </Link>
  ));
}

/** The links for members to the places of their work, each with the name that the specification prints. */
function MemberLinks({ waiting }: { waiting: number }) {
  const current = useCurrent();
  return WORK_LINKS.map((link) => {
    const { to, label, named } = link;
    const count = to === DESK.to ? waiting : 0;
    return (
      <Link key={to} className={classes.place} to={to} aria-current={current(link)}>
        <span className={classes.label}>
          {label}
          <WaitingBadge waiting={count} />
        </span>{' '}
        {count > 0 && <span className={classes.unseen}>{waitingWords(count)} </span>}
        <span className={classes.named}>{named}</span>
      </Link>
    );
  });
}

/** The links of the header. Until the session is known the page has both kinds: its style sheet shows one. */
export function HeaderLinks({ waiting }: { waiting: number }) {
  const { status } = useSession();
  return (
    <>
      {status !== 'signed-in' && (
        <span className={classes.forVisitors} data-session={status}>
          <VisitorLinks />
        </span>
      )}
      {status !== 'signed-out' && (
        <span className={classes.forMembers} data-session={status}>
          <MemberLinks waiting={waiting} />
        </span>
      )}
    </>
  );
}
