import { Anchor, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { AccountSetting } from '#features/accounts/account/account-setting.tsx';
import classes from '#features/accounts/sessions/device-list.module.css';
import { apiBase } from '#platform/web/sandbox/api-base.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { AccessTokenForm } from './access-token-form.tsx';
import { AccessTokenRow } from './access-token-row.tsx';
import { useAccessTokens } from './access-tokens.api.ts';
import type { NewAccessToken } from './access-tokens.contract.ts';
import { ShownOnce } from './shown-once.tsx';

/** The member's access tokens for programs, and the form that makes one. */
export function AccessTokensSetting() {
  const tokens = useAccessTokens();
  const [made, setMade] = useState<NewAccessToken>();
  const [wasMade, setWasMade] = useState(false);
  const keep = () => {
    setMade(undefined);
    setWasMade(true);
  };

  if (made) {
    return (
      <ShownOnce title="Copy your new token" secret={made.token} onKept={keep}>
        “{made.name}” is shown only this once. Whoever has it can act for you within its scopes: keep it as
        you keep a password.
      </ShownOnce>
    );
  }
  if (tokens.isPending) return <Skeleton height={96} role="status" aria-label="Loading access tokens" />;
  if (tokens.isError) {
    return (
      <ErrorState
        title="Your access tokens could not be loaded"
        error={tokens.error}
        onRetry={() => void tokens.refetch()}
        retrying={tokens.isFetching}
      />
    );
  }
  return (
    <>
      <AccountSetting
        title="Access tokens"
        action="New token"
        focused={wasMade}
        form={(close) => <AccessTokenForm onClose={close} onMade={setMade} />}
      >
        <p>
          {tokens.data.length === 0 && 'None. '}A program sends one with each call of the{' '}
          <Anchor href={`${apiBase}/docs`}>API</Anchor>, and can then do what its scopes allow, never more
          than you can.
        </p>
      </AccountSetting>
      {tokens.data.length > 0 && (
        <ul className={classes.list}>
          {tokens.data.map((token) => (
            <AccessTokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
    </>
  );
}
