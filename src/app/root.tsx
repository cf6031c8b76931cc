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
import { API_BASE } from '#platform/contract/route.ts';
import early from '#platform/web/early/early.ts?inline-script';
import { FONT_FACES_ID } from '#platform/web/early/fonts.ts';
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
import { PAGES } from './page-addresses.ts';
import { endSession, loadUser } from './session-calls.ts';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

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

/** What the HTML has and scripts do without; React leaves alone what it does not know in a head. */
function InHtmlOnly() {
  const { pathname } = useLocation();
  // The build renders addresses with a slash at the end.
  const page = PAGES.find(({ path }) => path === (pathname.replace(/\/$/, '') || '/'));
  const calls = page?.firstCalls?.map((call) => API_BASE + call);
  return (
    <>
      <ColorSchemeScript defaultColorScheme="auto" />
      <style id={FONT_FACES_ID}>{fontFaces}</style>
      <script
        data-calls={calls?.join(' ')}
        data-fonts={`${interUrl} ${frauncesUrl}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, which React would escape
        dangerouslySetInnerHTML={{ __html: early }}
      />
    </>
  );
}

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

const AssistantButton = lazy(() =>
  import('#features/assistant/assistant/assistant-button.tsx').then((module) => ({
    default: module.AssistantButton,
  })),
);

const NextPages = lazy(() =>
  import('#platform/web/frame/next-pages.tsx').then((module) => ({ default: module.NextPages })),
);

/** What can wait until the page is there: the assistant, what is likely needed next, and on a slow line the fonts. */
function Later() {
  const isIdle = useIdle();
  const { pathname } = useLocation();
  const { user } = useSession();
  const [wasAssisted, setAssisted] = useState(false);
  // Once it is there it stays: a conversation goes on after a visit to a page without it.
  if (!wasAssisted && hasAssistant(pathname, user !== null)) setAssisted(true);
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

/** Once the page is there, where there is an assistant. */
function HeaderAssistant() {
  const isIdle = useIdle();
  const { pathname } = useLocation();
  const { user } = useSession();
  return isIdle && hasAssistant(pathname, user !== null) ? (
    <Suspense fallback={null}>
      <AssistantButton />
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
      assistant={<HeaderAssistant />}
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
        {import.meta.env.SSR && <InHtmlOnly />}
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
        {/* They run already when React renders the page in the browser: it would only ask for each file again. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
