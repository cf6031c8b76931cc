import { useOwnProfiles, useSwitchProfile } from '#features/accounts/memberships/memberships.api.ts';
import type { OwnProfile } from '#features/accounts/memberships/memberships.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import type { OtherProfilesSlot } from '#platform/web/frame/other-profiles-slot.ts';
import { showToast } from '#platform/web/toast.ts';

/** The profiles that the person may act for beside this one; nothing for who has one, and until they are known. */
export const OtherProfiles: OtherProfilesSlot = ({ children }) => {
  const others = (useOwnProfiles().data ?? []).filter(({ is_current }) => !is_current);
  const { mutateAsync: change } = useSwitchProfile({ leaveTo: '/' });
  const choose = ({ id, name }: OwnProfile) =>
    // The menu has closed when the answer comes, and the component with it.
    change(id).then(
      () => showToast({ title: 'Switched', message: `You act for ${name} now.`, tone: 'success' }),
      (error) =>
        showToast({
          title: 'Nothing was switched',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    );
  if (others.length === 0) return null;
  return children(others.map((profile) => ({ ...profile, choose: () => void choose(profile) })));
};
