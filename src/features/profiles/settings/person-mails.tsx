import { Checkbox } from '@mantine/core';
import { mailChoicesOf } from '#features/profiles/profile/mail-acts.rules.ts';
import { useUpdateMailChoices } from '#features/profiles/profile/profile.api.ts';
import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { EditSection } from '#features/profiles/profile-edit/edit-section.tsx';
import { failureText } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { MAIL_WORDS } from './settings-mails.tsx';

/** The mails of a person who changes nothing of the profile: each choice is saved at once. */
export function PersonMails({ profile }: { profile: Profile }) {
  const role = useSession().user?.role;
  const update = useUpdateMailChoices();
  const choose = (name: MailChoice, isWanted: boolean) =>
    update.mutate(
      { [name]: isWanted },
      {
        onSuccess: () =>
          showToast({
            title: isWanted ? 'Emails switched on' : 'Emails switched off',
            message: MAIL_WORDS[name].label,
            tone: 'success',
          }),
        onError: (error) =>
          showToast({
            title: 'Choice not saved',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  return (
    <EditSection
      title="Emails"
      about="You receive emails about what your role lets you do. These choices are yours alone, and are saved at once."
    >
      {role &&
        mailChoicesOf(role).map((name) => (
          <Checkbox
            key={name}
            {...MAIL_WORDS[name]}
            checked={update.isPending ? (update.variables[name] ?? profile[name]) : profile[name]}
            onChange={({ currentTarget }) => choose(name, currentTarget.checked)}
          />
        ))}
    </EditSection>
  );
}
