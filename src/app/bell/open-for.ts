import { useNavigate } from 'react-router';
import { useSwitchProfile } from '#features/accounts/memberships/memberships.api.ts';
import { NOTIFICATIONS_PATH } from '#features/notifications/notifications/notification-kinds.data.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';

/**
 * Opens a page for another profile of the person than the one acted for: switches first, by way of a page that is the same for
 * every profile.
 */
export function useOpenFor() {
  const { mutateAsync: change } = useSwitchProfile({ leaveTo: NOTIFICATIONS_PATH });
  const navigate = useNavigate();
  return ({ id, name }: { id: string; name: string }, path: string) =>
    void change(id).then(
      () => {
        void showToast({ title: 'Switched', message: `You act for ${name} now.`, tone: 'success' });
        return navigate(path);
      },
      (error) =>
        showToast({
          title: 'Nothing was switched',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    );
}
