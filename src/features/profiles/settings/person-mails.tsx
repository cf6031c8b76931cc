import { mailChoicesOf } from '#features/profiles/profile/mail-acts.rules.ts';
import { useUpdateMailChoices } from '#features/profiles/profile/profile.api.ts';
import {
  MAIL_CHOICES,
  type MailChoice,
  type MailTiming,
} from '#features/profiles/profile/profile-settings.contract.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { EditSection } from '#features/profiles/profile-edit/edit-section.tsx';
import { failureText } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { MailChoiceField, timingWords } from './mail-choice-field.tsx';
import { MAIL_WORDS } from './mail-words.data.ts';

/** When each kind of mail comes to the person: at once, in the daily mail, or never. Each choice is saved at once. */
export function PersonMails({ profile }: { profile: Profile }) {
  const role = useSession().user?.role;
  const update = useUpdateMailChoices();
  const choose = (name: MailChoice, timing: MailTiming) =>
    update.mutate(
      { [name]: timing },
      {
        onSuccess: () =>
          showToast({
            title: 'Choice saved',
            message: `${MAIL_WORDS[name].label}: ${timingWords(name, timing)}`,
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
      about="You receive emails about what your role lets you do: at once, together in one email each morning, or none. The bell shows what happens in any case. These choices are yours alone, and are saved at once. You always receive emails about signing in, your account, our terms, your verification, your support tickets, certificates of yours that are revoked, and posts of yours that a moderator hides."
    >
      {(role ? mailChoicesOf(role) : MAIL_CHOICES).map((name) => (
        <MailChoiceField
          key={name}
          name={name}
          timing={update.isPending ? (update.variables[name] ?? profile[name]) : profile[name]}
          onChoose={(timing) => choose(name, timing)}
        />
      ))}
    </EditSection>
  );
}
