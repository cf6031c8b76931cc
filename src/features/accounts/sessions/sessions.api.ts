import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { endMemberSessions, listSessions, removeOtherSessions, removeSession } from './sessions.contract.ts';

export const SESSIONS = ['sessions'];

export const useSessions = () => useQuery({ queryKey: SESSIONS, queryFn: () => call(listSessions) });

/** Ends sessions and reloads the list, also if a session had already ended. */
function useSessionsEnd<Input, Output>(end: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}

export const useRemoveSession = () => useSessionsEnd((id: string) => call(removeSession, { params: { id } }));

export const useRemoveOtherSessions = () => useSessionsEnd(() => call(removeOtherSessions));

/** Signs another member out everywhere. For admins. */
export const useEndMemberSessions = () =>
  useMutation({ mutationFn: (id: string) => call(endMemberSessions, { params: { id } }) });
