import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { type CaseStudyForm, isStorable, toDraft } from './case-study.form.ts';
import { saveCaseStudy, useOwnListRefresh } from './case-study-drafts.api.ts';

/** Time without typing after which a draft is stored. */
const TYPING_PAUSE_MS = 1500;

/** A story as the server has it. */
interface Stored {
  id: string;
  version: number;
}

/**
 * Stores a story while it is written: one save after the other, when typing pauses and when asked.
 * @param onCreated called with the id of a new draft.
 */
export function useStorySaving(form: CaseStudyForm, first: Stored | null, onCreated: (id: string) => void) {
  const stored = useRef(first);
  const last = useRef<Promise<Stored | null>>(Promise.resolve(first));
  const [note, setNote] = useState<{ text: string; failed: boolean } | null>(null);
  const refresh = useOwnListRefresh();

  const store = async (): Promise<Stored | null> => {
    const values = form.getValues();
    if (stored.current && !form.isDirty()) return stored.current;
    setNote({ text: 'Saving the draft', failed: false });
    try {
      const isNew = stored.current === null;
      const { id, version } = await saveCaseStudy({ stored: stored.current, body: toDraft(values) });
      stored.current = { id, version };
      form.resetDirty(values);
      setNote({ text: 'Draft saved', failed: false });
      if (isNew) onCreated(id);
      void refresh();
      return stored.current;
    } catch (error) {
      setNote({ text: `Draft not saved. ${failureText(error, 'Please try again.')}`, failed: true });
      return null;
    }
  };
  /** Stores what is on the screen. @returns the story as the server has it; null if that failed. */
  const save = () => {
    last.current = last.current.then(store, store);
    return last.current;
  };
  const saveLater = useDebouncedCallback(() => {
    if (form.isDirty() && isStorable(form.getValues())) void save();
  }, TYPING_PAUSE_MS);

  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a value begins a new pause
  useEffect(() => {
    if (form.isDirty()) saveLater();
  }, [values]);

  return { save, note };
}
