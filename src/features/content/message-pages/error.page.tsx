import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { errorText } from '#platform/contract/errors.ts';
import { MessagePage } from './message-page.tsx';

/** What browsers say of code that did not arrive (Chromium and Firefox, Safari), and Vite of its style sheet. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/**
 * Shown instead of a page that failed to render (specification part 1, section 2), and where a broken line kept back the code of
 * what somebody opened.
 */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (NOT_LOADED.test(String(error))) {
    return (
      <MessagePage
        title="Part of this page did not load"
        link={{ to: pathname + search, label: 'Try again', reload: true }}
      >
        <p>Check your internet connection, then try again.</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title="Unexpected Application Error!"
      link={{ to: '/', label: 'Return to Home', reload: true }}
    >
      <p>{textOf(error)}</p>
    </MessagePage>
  );
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return errorText(error);
}
