import { isRouteErrorResponse, useRouteError } from 'react-router';
import { errorText } from '#platform/contract/errors.ts';
import { MessagePage } from './message-page.tsx';

/** Shown instead of a page that failed to render (specification part 1, section 2). */
export function ErrorPage() {
  return (
    <MessagePage
      title="Unexpected Application Error!"
      link={{ to: '/', label: 'Return to Home', reload: true }}
    >
      <p>{textOf(useRouteError())}</p>
    </MessagePage>
  );
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return errorText(error);
}
