import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { Role } from '#platform/contract/people/roles.ts';
import { onSessionEnd } from './client.ts';
import {
  clearStoredSession,
  onSessionChangedElsewhere,
  readAccessToken,
  readRefreshToken,
  readStoredUser,
  storeTokens,
  storeUser,
  type TokenPair,
} from './tokens.ts';

export interface SessionUser {
  /** Id of the profile acted for. */
  id: string;
  /** Id of the person. */
  account_id: string;
  /** The person's role in the profile. */
  role: Role;
  /** Own name of the person; null until the person gives it. */
  person_name: string | null;
  email: string;
  email_confirmed: boolean;
  /** Name of the person in charge, or of the individual, in the profile acted for. */
  full_name: string;
  /** Name of the organisation acted for; null for an individual's profile. */
  organization_name: string | null;
  is_admin: boolean;
  /** Address of the member's picture, if there is one. */
  avatar_url?: string;
  /** Time when the account is deleted; present only after its owner asked for that. */
  deletion_due_at?: string;
  /** Time when the profile acted for is deleted; present only after an owner of it asked for that. */
  profile_deletion_due_at?: string;
}

/** Name of the profile acted for. */
export const actedForName = (user: SessionUser): string => user.organization_name ?? user.full_name;

type SessionStatus = 'loading' | 'signed-in' | 'signed-out';

/** The calls of the accounts feature, which the platform may not know; `app/root.tsx` hands them in. */
export interface SessionCalls {
  /** The user that the stored token belongs to, null when it belongs to none. */
  loadUser: () => Promise<SessionUser | null>;
  /** Ends the session on the server. */
  endSession: (refreshToken: string) => Promise<void>;
}

export interface SessionContext {
  status: SessionStatus;
  user: SessionUser | null;
  /** How often the person has begun to act for another profile since the page was loaded, here or in another tab. */
  switches: number;
  /** Keeps a session that the server has just started. */
  signIn: (session: TokenPair & { user: SessionUser }) => void;
  /** Goes to /login and forgets the session here and on the server. */
  signOut: () => Promise<void>;
  /** Loads the user again, e.g. after the email was confirmed. */
  refresh: () => Promise<void>;
}

const Context = createContext<SessionContext | null>(null);

/** The signed-in user and how to change that. */
export function useSession(): SessionContext {
  const session = use(Context);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

interface SessionProviderProps {
  calls: SessionCalls;
  /** Called when a user leaves, so that nothing of theirs stays in memory. */
  onSignedOut: () => void;
  children: ReactNode;
}

/** Who is signed in on this page, for a provider that takes the place of one that failed: the header stays as it is. */
let lastShown: SessionUser | null = null;

export function SessionProvider({ calls, onSignedOut, children }: SessionProviderProps) {
  const [user, setUser] = useState(lastShown);
  const [status, setStatus] = useState<SessionStatus>(lastShown ? 'signed-in' : 'loading');
  const [switches, setSwitches] = useState(0);
  const navigate = useNavigate();

  const shown = useRef(lastShown);

  const show = useCallback(
    (next: SessionUser | null) => {
      // Only when somebody leaves: clearing at a visitor's first load would run calls under way a second time.
      if (shown.current && shown.current.id !== next?.id) {
        onSignedOut();
        if (shown.current.account_id === next?.account_id) setSwitches((count) => count + 1);
      }
      shown.current = next;
      lastShown = next;
      setUser(next);
      setStatus(next ? 'signed-in' : 'signed-out');
    },
    [onSignedOut],
  );

  const refresh = useCallback(async () => {
    const user = await storedSessionUser(calls.loadUser);
    // Drawing a page for a member takes a phone long: in a transition a tap in between is answered.
    startTransition(() => show(user));
  }, [calls, show]);

  const signIn = useCallback<SessionContext['signIn']>(
    (session) => {
      storeTokens(session);
      storeUser(session.user);
      show(session.user);
    },
    [show],
  );

  const signOut = useCallback(async () => {
    const refreshToken = readRefreshToken();
    clearStoredSession();
    // Leave first: a guard that sees no user would send the member to /login with a reproach. The router draws
    // the new page in a transition, and so must this, or it would overtake it.
    await navigate('/login');
    startTransition(() => show(null));
    if (refreshToken) await calls.endSession(refreshToken).catch(() => undefined);
  }, [calls, navigate, show]);

  useEffect(() => {
    void refresh();
    const stopWaiting = onSessionEnd(() => show(null));
    const stopWatching = onSessionChangedElsewhere(() => void refresh());
    return () => {
      stopWaiting();
      stopWatching();
    };
  }, [refresh, show]);

  const value = useMemo(
    () => ({ status, user, switches, signIn, signOut, refresh }),
    [status, user, switches, signIn, signOut, refresh],
  );
  return <Context value={value}>{children}</Context>;
}

/** Asks the server; when it cannot be reached, what was stored at the last sign-in stands (section 4). */
async function storedSessionUser(loadUser: SessionCalls['loadUser']): Promise<SessionUser | null> {
  if (!readAccessToken()) return null;
  try {
    const user = await loadUser();
    if (user) storeUser(user);
    return user;
  } catch {
    return readAccessToken() ? (readStoredUser() as SessionUser | null) : null;
  }
}
