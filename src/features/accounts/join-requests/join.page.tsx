import { Anchor, Button, Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import classes from '#features/accounts/account/account-result.module.css';
import { AddressSignInForm } from '#features/accounts/mail-links/address-sign-in-form.tsx';
import { AddressSignUpForm } from '#features/accounts/mail-links/address-sign-up-form.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useHistoryState, useQueryParams } from '#platform/web/hydration.ts';
import { JoinLinkForm } from './join-link-form.tsx';
import { useOpenJoinLink, useSignInToJoin, useSignUpToJoin } from './join-requests.api.ts';
import type { JoinRequestSent, OpenJoinLink } from './join-requests.contract.ts';

const REGISTER = (
  <Anchor component={Link} to="/register">
    Register your organisation
  </Anchor>
);

/** Joins an organisation by its domain: asks for a link, and with the link (`?token=`) asks the owners. */
export function JoinPage() {
  const token = useQueryParams().get('token');
  return token ? <WithLink token={token} /> : <WithoutLink />;
}

function Result({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.result} role="status">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}

function WithoutLink() {
  const { email } = useHistoryState<{ email: string }>();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AccountPage
      title="Join your organisation"
      lead="If your organisation has confirmed its email domain, you can ask its owners for access."
      footer={<>Not on Dayitva yet? {REGISTER}</>}
    >
      {sentTo === undefined ? (
        <JoinLinkForm key={email} email={email ?? ''} onSent={setSentTo} />
      ) : (
        <Result title="Check your email">
          <p>
            If an organisation has confirmed the domain of <strong>{sentTo}</strong>, a link is on its way to
            you. It works for 24 hours.
          </p>
          <p>
            If no email comes, ask a colleague who uses Dayitva for an invitation, or register your
            organisation.
          </p>
        </Result>
      )}
    </AccountPage>
  );
}

function WithLink({ token }: { token: string }) {
  const link = useOpenJoinLink(token);
  if (link.isPending) {
    return (
      <AccountPage title="Join your organisation">
        <Skeleton height={240} role="status" aria-label="Loading the link" />
      </AccountPage>
    );
  }
  if (link.isError) {
    return (
      <AccountPage title="Join your organisation" footer={REGISTER}>
        <Result title="This link does not work">
          <p>{failureText(link.error, 'The link could not be loaded. Please try again.')}</p>
          <Button component={Link} to="/join" size="md">
            Ask for a new link
          </Button>
        </Result>
      </AccountPage>
    );
  }
  return <Asking token={token} link={link.data} />;
}

function Asking({ token, link }: { token: string; link: OpenJoinLink }) {
  const [hasAccount, setHasAccount] = useState(false);
  const [sent, setSent] = useState<JoinRequestSent>();
  const signIn = useSignInToJoin();
  const signUp = useSignUpToJoin();
  const { email, organisation, domain } = link;
  if (sent) {
    return (
      <AccountPage title={`Join ${organisation}`}>
        <Result title="Your request was sent">
          <p>
            The owners of {organisation} have an email. The answer comes to <strong>{sent.email}</strong>, by{' '}
            {formatInstant(sent.expires_at)} at the latest.
          </p>
          <p>
            {hasAccount
              ? 'Your sign-in stays as it is until then.'
              : 'You can sign in once an owner has accepted. If none does, your sign-in is deleted.'}
          </p>
        </Result>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={`Join ${organisation}`}
      lead={
        <>
          {organisation} has confirmed <strong>{domain}</strong>. An owner accepts you, with a role, or
          declines.
        </>
      }
      footer={<>Not your organisation? {REGISTER}</>}
    >
      {hasAccount ? (
        <AddressSignInForm
          token={token}
          email={email}
          mutation={signIn}
          failed="Your request was not sent. Please try again."
          submitLabel="Ask to join"
          onDone={setSent}
        />
      ) : (
        <AddressSignUpForm
          token={token}
          email={email}
          organisation={organisation}
          nameHint="The owners see it with your address."
          mutation={signUp}
          failed="Your request was not sent. Please try again."
          submitLabel="Ask to join"
          onDone={setSent}
        />
      )}
      <Button variant="subtle" fullWidth mt="sm" onClick={() => setHasAccount(!hasAccount)}>
        {hasAccount ? 'I have no account yet' : 'I have an account with this address'}
      </Button>
    </AccountPage>
  );
}
