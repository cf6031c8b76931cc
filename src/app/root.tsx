import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import { hasAssistant } from '#features/assistant/assistant/assistant-pages.rules.ts';
import { ErrorPage } from '#features/content/message-pages/error.page.tsx';
import { useWaitingCount } from '#features/home/desk/desk.api.ts';
import fontFaces from '#platform/web/fonts/fonts.css?inline';
import frauncesUrl from '#platform/web/fonts/fraunces-basic.woff2?url';
import interUrl from '#platform/web/fonts/inter-basic.woff2?url';
import { Frame } from '#platform/web/frame/frame.tsx';
import { useIdle } from '#platform/web/idle.ts';
import { pageMeta } from '#platform/web/page-meta.ts';
import { Providers } from '#platform/web/providers.tsx';
import { PUBLIC_URL_META, publicUrl } from '#platform/web/public-url.ts';
import { type SessionCalls, useSession } from '#platform/web/session.tsx';
import { hasStoredSession } from '#platform/web/tokens.ts';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { endSession, loadUser } from './session-calls.ts';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  // Only in the HTML: on a slow line the fonts come later (scripts/first-paint.ts), and React would ask for them now.
  ...(import.meta.env.SSR ? [font(interUrl), font(frauncesUrl)] : []),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

declare global {
  /** What React Router has written into the page. */
  var __reactRouterContext: { isSpaMode: boolean } | undefined;
}

/** Title until a page that is not prerendered sets its own. */
export const meta = () => pageMeta('Dayitva');

/** Asked for before the page is hydrated, which takes a phone a second: the answer is on its way meanwhile. */
let earlyUser = hasStoredSession() ? loadUser() : null;
earlyUser?.catch(() => undefined);

const sessionCalls: SessionCalls = {
  loadUser: () => {
    const user = earlyUser ?? loadUser();
    earlyUser = null;
    return user;
  },
  endSession,
};

/**
 * Runs before the first paint, so that a member's header does not flash Login and Sign Up. Has no quotes, `&` or `<`,
 * because React escapes them.
 */
const MARK_SIGNED_IN =
  'try{if(localStorage.getItem(`access_token`))document.documentElement.dataset.signedIn=1}catch{}';

/**
 * Gives a frame of a sandbox a storage of its own, before anything reads the browser's. Where the page around it hands none
 * over, there is none, so that the sessions of this browser stay untouched.
 */
const OWN_STORAGE =
  'try{let f=frameElement;if(f?.dataset.sandbox)for(let k of[`localStorage`,`sessionStorage`])Object.defineProperty(window,k,{value:f.storage})}catch{}';

/** Stops zod from trying to compile code, which the content security policy forbids and reports. */
const ZOD_WITHOUT_EVAL = 'globalThis.__zod_globalConfig={jitless:true}';

/** Has done its work when React comes, so the scripts do without it; React leaves alone what it does not know in a head. */
const IN_HTML_ONLY = import.meta.env.SSR && (
  <>
    <ColorSchemeScript defaultColorScheme="auto" />
    <script>{`${OWN_STORAGE};${MARK_SIGNED_IN};${ZOD_WITHOUT_EVAL}`}</script>
    <style>{fontFaces}</style>
  </>
);

/**
 * The scripts of a page that was drawn ahead run already when React draws it in the browser: it would only ask for each file again.
 * In the empty frame of the others, `Scripts` also tells the router to put in the style sheets of the page.
 */
const needsScripts = import.meta.env.SSR || globalThis.__reactRouterContext?.isSpaMode !== false;

// Only members need them.
const MemberNotices = lazy(() =>
  import('./member-notices.tsx').then((module) => ({ default: module.MemberNotices })),
);

const NotificationBell = lazy(() =>
  import('./bell/notification-bell.tsx').then((module) => ({ default: module.NotificationBell })),
);

const OtherProfiles = lazy(() =>
  import('#features/accounts/people-page/other-profiles.tsx').then((module) => ({
    default: module.OtherProfiles,
  })),
);

const AssistantLauncher = lazy(() =>
  import('#features/assistant/assistant/assistant-launcher.tsx').then((module) => ({
    default: module.AssistantLauncher,
  })),
);

const NextPages = lazy(() =>
  import('#platform/web/frame/next-pages.tsx').then((module) => ({ default: module.NextPages })),
);

/** What can wait until the page is there: the assistant, what is likely needed next, and on a slow line the fonts. */
function Later() {
  const isIdle = useIdle();
  const { pathname } = useLocation();
  const [wasAssisted, setAssisted] = useState(false);
  // Once it is there it stays: a conversation goes on after a visit to a page without it.
  if (!wasAssisted && hasAssistant(pathname)) setAssisted(true);
  useEffect(() => {
    if (isIdle) window.dispatchEvent(new Event('settled'));
  }, [isIdle]);
  return isIdle ? (
    <Suspense fallback={null}>
      {wasAssisted && <AssistantLauncher />}
      <NextPages />
    </Suspense>
  ) : null;
}

function Notices() {
  const { user } = useSession();
  const isIdle = useIdle();
  return user && (isIdle || user.deletion_due_at || user.profile_deletion_due_at) ? (
    <Suspense fallback={null}>
      <MemberNotices />
    </Suspense>
  ) : null;
}

/** For a member, once the page is there. */
function HeaderBell() {
  const { user } = useSession();
  const isIdle = useIdle();
  return user && isIdle ? (
    <Suspense fallback={null}>
      <NotificationBell key={user.account_id} />
    </Suspense>
  ) : null;
}

function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <Frame
      notice={<Notices />}
      waiting={useWaitingCount()}
      otherProfiles={OtherProfiles}
      bell={<HeaderBell />}
    >
      {/* A form or a list of one organisation must not stay on screen while the member acts for another. */}
      <Fragment key={useSession().switches}>{children}</Fragment>
    </Frame>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {IN_HTML_ONLY}
        <meta name={PUBLIC_URL_META} content={publicUrl()} />
        <Meta />
        <Links />
      </head>
      <body>
        <Providers sessionCalls={sessionCalls}>
          <SiteFrame>{children}</SiteFrame>
          <Later />
        </Providers>
        <ScrollRestoration />
        {needsScripts && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Shown at an address that is not prerendered until its page has loaded. */
export function HydrateFallback() {
  return <PageSpinner />;
}

export { ErrorPage as ErrorBoundary };
