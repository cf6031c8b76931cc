import { useSearchParams } from 'react-router';

/** Parameters of the address that name what is open over the list. */
const OPEN_OVER_LIST = ['workspace', 'details', 'tab', 'page', 'milestone', 'view', 'file', 'report'];

/** Returns the query of the address that opens a collaboration over the list, which stays as it is shown. */
export function useSearchOpening(id: string): (dialog: 'workspace' | 'details') => string {
  const [params] = useSearchParams();
  return (dialog) => {
    const next = new URLSearchParams(params);
    for (const name of OPEN_OVER_LIST) next.delete(name);
    next.set(dialog, id);
    return `?${next}`;
  };
}
