import { useQueryClient } from '@tanstack/react-query';
import { refreshLists } from '#features/collaborations/collaboration/collaborations.api.ts';
import { useLive } from '#platform/web/live/live.ts';
import { watchCollaborations } from './list-events.contract.ts';

const NO_INPUT = {};

/** Keeps the lists of collaborations as they are for all; shows nothing. Load it late: it brings the reader of events. */
export default function LiveList() {
  const client = useQueryClient();
  const refresh = () => refreshLists(client);
  useLive(watchCollaborations, NO_INPUT, refresh, { onOpen: refresh });
  return null;
}
