import { useEffect } from 'react';

/** Removes the tags that the server wrote into the head for search engines when a live page closes. */
export function ServersHead() {
  useEffect(
    () => () => {
      for (const element of document.head.querySelectorAll('[data-live]')) element.remove();
    },
    [],
  );
  return null;
}
