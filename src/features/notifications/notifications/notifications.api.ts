import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { listNotifications, readNotification, readNotifications } from './notifications.contract.ts';

/** Key of all lists of notifications. */
export const NOTIFICATIONS = ['notifications'];

/** Reads a page of the person's notifications. */
export const useNotifications = (query: { page?: number; only?: 'unread' } = {}) =>
  useQuery({
    queryKey: [...NOTIFICATIONS, query],
    queryFn: () => call(listNotifications, { query }),
    placeholderData: keepPreviousData,
  });

/** Reads the lists again once something was marked as read, or could not be. */
const useReadAgain = () => {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: NOTIFICATIONS }) };
};

export const useReadNotification = () =>
  useMutation({
    mutationFn: (id: string) => call(readNotification, { params: { id } }),
    ...useReadAgain(),
  });

/** Marks as read what the person saw: up to the newest of the list. */
export const useReadNotifications = () =>
  useMutation({
    mutationFn: (up_to: string) => call(readNotifications, { body: { up_to } }),
    ...useReadAgain(),
  });
