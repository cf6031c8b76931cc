import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  recordKey,
  refreshCollaboration,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import type { WorkPart } from '#features/collaborations/work-changes/work-changes.rules.ts';
import { useLive } from '#platform/web/live/live.ts';
import type { LineState } from '#platform/web/live/live-line.ts';
import { type PersonHere, watchCollaboration } from './collaboration-events.contract.ts';

/** Parts whose changes show in the collaboration itself: progress, names, budget. */
const SHOWN_IN_RECORD: readonly WorkPart[] = ['collaboration', 'milestones', 'participants', 'budget'];

/** Open editors of records in a list, such as a milestone's. */
const OPEN_EDITOR = 'form[data-record-editor]';
/** How often to check whether the open editor was closed, in milliseconds. */
const EDITOR_LOOK_MS = 1000;

/** Reading again could move or remove the record whose editor is open. The form of the details shows others' changes itself. */
const mustWait = (part: WorkPart) => part !== 'collaboration' && document.querySelector(OPEN_EDITOR) !== null;

/** Reads again what the page shows of these parts. */
function refreshParts(client: QueryClient, id: string, parts: WorkPart[]): void {
  void client.invalidateQueries({ queryKey: ['workspace', id, 'changes'] });
  for (const part of parts) {
    void client.invalidateQueries({
      queryKey: part === 'ratings' ? ['ratings', 'collaboration', id] : ['workspace', id, part],
    });
  }
  if (parts.some((part) => SHOWN_IN_RECORD.includes(part))) void refreshCollaboration(client, id);
}

/**
 * Keeps an open workspace as it is for all who have it open: what others change is read again at once. Own changes are not:
 * the hooks that make them read again what they need.
 * @returns who has it open, this person included, and the state of the line.
 */
export function useLiveWork({ id, last_change }: Collaboration): { here: PersonHere[]; line: LineState } {
  const client = useQueryClient();
  const [after] = useState(last_change);
  const [here, setHere] = useState<PersonHere[]>([]);
  const waiting = useRef(new Set<WorkPart>());
  const refreshWaiting = useCallback(() => {
    const ready = [...waiting.current].filter((part) => !mustWait(part));
    for (const part of ready) waiting.current.delete(part);
    if (ready.length > 0) refreshParts(client, id, ready);
  }, [client, id]);
  const line = useLive(watchCollaboration, { params: { id }, query: { after } }, (event) => {
    if (event.type === 'here') return setHere(event.people);
    if (!event.is_own) for (const part of event.parts) waiting.current.add(part);
    refreshWaiting();
  });
  useEffect(() => {
    const timer = setInterval(refreshWaiting, EDITOR_LOOK_MS);
    return () => clearInterval(timer);
  }, [refreshWaiting]);
  const [shownLine, setShownLine] = useState(line);
  if (line !== shownLine) {
    setShownLine(line);
    // The member takes part no longer: the page learns it as it learns it at first.
    if (line === 'refused') void client.invalidateQueries({ queryKey: recordKey(id) });
  }
  return { here, line };
}
