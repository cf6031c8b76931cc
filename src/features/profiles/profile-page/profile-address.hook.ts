import { type Location, useSearchParams } from 'react-router';

/** Reads and changes the query string of /profile: `tab`, `view=public`, and `edit` (a field, or 1). */
export function useProfileAddress() {
  const [params, setParams] = useSearchParams();
  const go = (to: Record<string, string>) => setParams(to, { preventScrollReset: true });
  const isPublic = params.get('view') === 'public';
  const editedField = isPublic ? null : params.get('edit');
  return {
    /** True for the view of other members. */
    isPublic,
    /** Name of the field at which the edit form starts, or '1'; null while the form is closed. */
    editedField,
    tab: editedField === null ? (params.get('tab') ?? 'overview') : 'overview',
    openTab: (tab: string) => go(isPublic ? { view: 'public', tab } : { tab }),
    openForm: () => go({ edit: '1' }),
    // Replaces the entry, so that the browser's Back button leaves the page instead of opening the form again.
    closeForm: () => setParams({}, { replace: true, preventScrollReset: true }),
    switchView: () => go(isPublic ? {} : { view: 'public' }),
  };
}

/** True if a step in the browser's history closes the edit form. */
export const closesForm = (from: Location, to: Location) =>
  from.pathname !== to.pathname || !new URLSearchParams(to.search).has('edit');
