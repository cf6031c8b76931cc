import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useQueryParams } from '#platform/web/hydration.ts';

/** A new story, or the draft that the member has begun last. */
export const NEW_STORY = 'new';
/** A new story, though there is a draft. */
export const BLANK_STORY = 'blank';

/** Reads and changes `?share=` of the address, which holds the story that is written in the dialog. */
export function useShareAddress() {
  const params = useQueryParams();
  const navigate = useNavigate();
  const go = useCallback(
    (share: string | null, replace: boolean) => {
      const next = new URLSearchParams(params);
      if (share === null) next.delete('share');
      else next.set('share', share);
      void navigate({ search: next.size > 0 ? `?${next}` : '' }, { replace, preventScrollReset: true });
    },
    [params, navigate],
  );
  return {
    /** `new`, `blank`, the id of a story, or null while nothing is written. */
    share: params.get('share'),
    open: useCallback((share: string) => go(share, false), [go]),
    /** Names the story without a step in the history. */
    replace: useCallback((share: string) => go(share, true), [go]),
    close: useCallback(() => go(null, true), [go]),
  };
}
