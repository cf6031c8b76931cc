import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { MessagePage } from './message-page.tsx';

/** Page for unknown addresses; `children` adds an explanation. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();

  useEffect(() => {
    // Required by the specification: shows which of our own links are broken.
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <MessagePage title="Page Not Found" link={{ to: '/', label: 'Return to Home' }}>
      <p>Oops! The page you're looking for doesn't exist.</p>
      <p>
        <code>{pathname}</code>
      </p>
      {children}
    </MessagePage>
  );
}
