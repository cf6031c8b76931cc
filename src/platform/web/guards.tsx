import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import classes from './guards.module.css';
import { type SessionContext, useSession } from './session.tsx';
import { showToast } from './toast.ts';
import { PageSpinner } from './ui/page-spinner.tsx';

/** State that a guard leaves in the history entry of /login. */
export interface LoginState {
  /** Path, query and hash that the visitor wanted. */
  from?: string;
  message?: string;
}

interface GuardProps {
  children: ReactNode;
}

interface Refusal {
  to: '/login' | '/verify-email';
  title: string;
  message: string;
}

const SIGN_IN_FIRST: Refusal = {
  to: '/login',
  title: 'Authentication Required',
  message: 'Please log in to access this page.',
};

const CONFIRM_FIRST: Refusal = {
  to: '/verify-email',
  title: 'Email Verification Required',
  message: 'Please verify your email address to access this page.',
};

interface RequireSessionProps extends GuardProps {
  /**
   * Shown to members until the session is known: with the page itself, which is prerendered. Holds no data. Only the build
   * draws it (`import.meta.env.SSR`); anything there tells the browser to keep what the build has drawn.
   */
  outline?: ReactNode;
}

/** Shows its children to signed-in members only; others go to /login (specification part 1, "Route guards"). */
export function RequireSession({ outline, children }: RequireSessionProps) {
  return (
    <Guard refusalFor={({ user }) => (user ? null : SIGN_IN_FIRST)} outline={outline}>
      {children}
    </Guard>
  );
}

/** Shows its children to members whose email is confirmed. */
export function RequireConfirmedEmail({ children }: GuardProps) {
  return <Guard refusalFor={confirmedEmailRefusal}>{children}</Guard>;
}

/** The same, but a page of its own words for visitors is shown to them, too (the own profile, section 6). */
export function RequireConfirmedEmailOfMembers({ children }: GuardProps) {
  return (
    <Guard refusalFor={(session) => (session.user ? confirmedEmailRefusal(session) : null)}>{children}</Guard>
  );
}

function confirmedEmailRefusal({ user }: SessionContext): Refusal | null {
  if (!user) return SIGN_IN_FIRST;
  return user.email_confirmed ? null : CONFIRM_FIRST;
}

/** React leaves alone what it finds inside: to take over an outline that soon goes away takes a phone a fifth of a second. */
const AS_BUILT = { __html: '' };

function Guard({
  refusalFor,
  outline,
  children,
}: RequireSessionProps & { refusalFor: (session: SessionContext) => Refusal | null }) {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const loading = session.status === 'loading';
  const refusal = loading ? null : refusalFor(session);
  const from = location.pathname + location.search + location.hash;

  useEffect(() => {
    if (!refusal) return;
    showToast({ id: refusal.title, title: refusal.title, message: refusal.message, tone: 'error' });
    const state: LoginState = { from, message: 'Please sign in to access protected features' };
    void navigate(refusal.to, {
      replace: true,
      state: refusal === SIGN_IN_FIRST ? state : { from, email: session.user?.email },
    });
  }, [refusal, from, navigate, session.user?.email]);

  if (loading && outline !== undefined) {
    return (
      <>
        {import.meta.env.SSR ? (
          <div className={classes.forMembers} inert>
            {outline}
          </div>
        ) : (
          <div
            className={classes.forMembers}
            inert
            // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the HTML of the build, and writes nothing
            dangerouslySetInnerHTML={AS_BUILT}
            suppressHydrationWarning
          />
        )}
        <div className={classes.forVisitors}>
          <PageSpinner />
        </div>
      </>
    );
  }
  return loading || refusal ? <PageSpinner /> : children;
}
