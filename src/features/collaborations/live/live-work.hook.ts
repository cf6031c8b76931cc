import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  const line = useLive(watchCollaboration, { params: { id }, query: { after } }, (event) => {
    if (event.type === 'here') return setHere(event.people);
    if (!event.is_own) refreshParts(client, id, event.parts);
  });
  const [shownLine, setShownLine] = useState(line);
  if (line !== shownLine) {
    setShownLine(line);
    // The member takes part no longer: the page learns it as it learns it at first.
    if (line === 'refused') void client.invalidateQueries({ queryKey: recordKey(id) });
  }
  return { here, line };
}
