import { useState } from 'react';

const KEY = 'sandbox';

/** The token of the sandbox that runs in this tab; it survives a reload and ends with the tab. */
export function useKeptSandbox() {
  const [token, setToken] = useState(() => sessionStorage.getItem(KEY));
  const keep = (next: string | null) => {
    if (next) sessionStorage.setItem(KEY, next);
    else sessionStorage.removeItem(KEY);
    setToken(next);
  };
  return [token, keep] as const;
}
