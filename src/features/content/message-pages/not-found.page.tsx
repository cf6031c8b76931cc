import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#platform/web/hydration.ts';
import { MessagePage } from './message-page.tsx';

/** Page for unknown addresses; `children` adds an explanation. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  // The HTML is the same for all unknown addresses.
  const hydrated = useHydrated();

  useEffect(() => {
    // Required by the specification: shows which of our own links are broken.
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <MessagePage title="Page Not Found" link={{ to: '/', label: 'Return to Home' }}>
      <p>Oops! The page you're looking for doesn't exist.</p>
      <p>
        <code>{hydrated && pathname}</code>
      </p>
      {children}
    </MessagePage>
  );
}
