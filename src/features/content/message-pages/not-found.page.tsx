import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { MessagePage } from './message-page.tsx';

/** Any address that is none of ours; `children` is what else to say of it. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();

  useEffect(() => {
    // Asked for by the specification: it shows which of our own links lead nowhere.
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
