import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#platform/web/client.ts';
import { useLive } from '#platform/web/live/live.ts';
import {
  endChat,
  getChatStatus,
  listChats,
  startChat,
  TRANSCRIPT_MAX,
  type TranscriptLine,
  takeChat,
  watchChats,
} from './live-chat.contract.ts';

const CHATS = ['live-chat'] as const;
const STATUS = [...CHATS, 'status'] as const;
const LIST = [...CHATS, 'list'] as const;

/** Tells if a supporter can chat now, and loads the member's open chat. @param enabled false for visitors. */
export function useChatStatus(enabled: boolean) {
  return useQuery({
    queryKey: STATUS,
    queryFn: ({ signal }) => call(getChatStatus, {}, { signal }),
    enabled,
    staleTime: 0,
  });
}

/** Asks for a chat. Sent again after a lost answer, it is still the same chat. */
export function useStartChat() {
  const client = useQueryClient();
  const ids = useRef({ id: crypto.randomUUID(), message_id: crypto.randomUUID() });
  return useMutation({
    mutationFn: ({ message, transcript }: { message: string; transcript: TranscriptLine[] }) =>
      call(startChat, { body: { ...ids.current, message, transcript: transcript.slice(-TRANSCRIPT_MAX) } }),
    onError: () => client.invalidateQueries({ queryKey: STATUS }),
  });
}

/** Ends a chat; it becomes a ticket. */
export function useEndChat(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resolved: boolean) => call(endChat, { params: { id }, body: { resolved } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['support-tickets'] }),
  });
}

export function useTakeChat(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(takeChat, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: LIST }),
  });
}

/**
 * Loads the chats that wait or go on, and again whenever one changes. While it is used, the supporter counts as present,
 * also in a tab that is hidden: people are waiting.
 */
export function useChats() {
  const client = useQueryClient();
  const reload = () => void client.invalidateQueries({ queryKey: LIST });
  useLive(watchChats, {}, reload, { whileHidden: true, onOpen: reload });
  return useQuery({ queryKey: LIST, queryFn: ({ signal }) => call(listChats, {}, { signal }) });
}
