import { Alert, Anchor, Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { PROFILE_FIELD_LABELS } from '#features/profiles/profile/profile-fields.rules.ts';
import { SETTINGS_PATH } from '#features/profiles/profile/profile-paths.rules.ts';
import { failureText } from '#platform/contract/errors.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { type OptOut, STOPPED_MAILS, type StoppedMail } from './opt-outs.data.ts';
import { useStopMails } from './stop-mails.api.ts';

interface Words {
  question: string;
  about: string;
  button: string;
  done: string;
  /** Where such mails are chosen by those who are signed in. */
  choices: { path: string; label: string };
}

const SETTINGS = { path: SETTINGS_PATH, label: 'your settings' };

const WORDS: Record<OptOut | 'daily', Words> = {
  daily: {
    question: 'Stop the daily email?',
    about:
      'All kinds of mail that now come to you each morning are switched off. You alone will no longer receive them: your colleagues choose for themselves.',
    button: 'Stop the daily email',
    done: 'The daily email is stopped',
    choices: SETTINGS,
  },
  digest: {
    question: 'Stop the weekly digest?',
    about: 'You will no longer receive the weekly email about the circles and topics that you follow.',
    button: 'Stop the digest',
    done: 'The digest is stopped',
    choices: SETTINGS,
  },
  partners: {
    question: 'Stop the weekly email about new partners?',
    about: 'You will no longer receive the weekly email about members who fit you.',
    button: 'Stop this email',
    done: 'The email about new partners is stopped',
    choices: SETTINGS,
  },
  searches: {
    question: 'Stop emails of your saved searches?',
    about: 'None of your saved searches will send you emails. The searches themselves stay.',
    button: 'Stop these emails',
    done: 'Your saved searches send no more emails',
    choices: { path: '/marketplace?saved=true', label: 'your saved searches' },
  },
};

/** The words for a kind of mail of the settings, such as “Emails about ratings”. */
const choiceWords = (label: string): Words => ({
  question: `Stop ${label[0]?.toLowerCase()}${label.slice(1)}?`,
  about: 'You alone will no longer receive them: your colleagues choose for themselves.',
  button: 'Stop these emails',
  done: 'These emails are stopped',
  choices: SETTINGS,
});

const hasWords = (kind: StoppedMail): kind is keyof typeof WORDS => kind in WORDS;
const wordsOf = (kind: StoppedMail) =>
  hasWords(kind) ? WORDS[kind] : choiceWords(PROFILE_FIELD_LABELS[kind]);

/**
 * The page of the link in each regular mail. It asks first: programs that look into mails open links, too.
 * @param of the kind of mail where the address does not say it, as links of earlier mails.
 */
export function StopMailsPage({ of }: { of?: OptOut }) {
  const [params] = useSearchParams();
  const stop = useStopMails();
  const kind = of ?? STOPPED_MAILS.find((one) => one === params.get('kind')) ?? 'digest';
  const { question, about, button, done, choices } = wordsOf(kind);
  const send = () =>
    stop.mutate({
      kind,
      id: params.get('id') ?? params.get('member') ?? '',
      signature: params.get('signature') ?? '',
    });
  return (
    <PageBody width="form">
      <PageHeading title={stop.isSuccess ? done : question}>
        {stop.isSuccess ? 'You receive no more of these emails.' : about}
      </PageHeading>
      {stop.error && (
        <Alert color="brick" role="alert" title="Not stopped" mb="md">
          {failureText(stop.error, 'Please try again.')}
        </Alert>
      )}
      {!stop.isSuccess && (
        <Button onClick={send} loading={stop.isPending}>
          {button}
        </Button>
      )}
      <p>
        {kind === 'searches'
          ? 'You can choose which of them send emails in '
          : 'You can choose all your emails in '}
        <Anchor component={Link} to={choices.path} inherit>
          {choices.label}
        </Anchor>
        .
      </p>
    </PageBody>
  );
}
