import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { ShownOnce } from '#features/accounts/access-tokens/shown-once.tsx';
import { AccountSetting } from '#features/accounts/account/account-setting.tsx';
import classes from '#features/accounts/sessions/device-list.module.css';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { useCreateWebhook, useWebhooks } from './webhooks.api.ts';
import type { NewWebhook, WebhookInput } from './webhooks.contract.ts';
import { createWebhook } from './webhooks.contract.ts';

const NOTHING: WebhookInput = { url: '', events: [] };

/** The member's webhooks, and the form that adds one. */
export function WebhooksSetting() {
  const webhooks = useWebhooks();
  const create = useCreateWebhook();
  const canChange = useMayCall()(createWebhook);
  const [shown, setShown] = useState<NewWebhook>();
  const [wasShown, setWasShown] = useState(false);
  const keep = () => {
    setShown(undefined);
    setWasShown(true);
  };

  if (shown) {
    return (
      <ShownOnce title="Copy the secret of your webhook" secret={shown.secret} onKept={keep}>
        It is shown only this once. With it your program checks the header Dayitva-Signature of each event:
        only Dayitva and you can make it.
      </ShownOnce>
    );
  }
  if (webhooks.isPending) return <Skeleton height={96} role="status" aria-label="Loading webhooks" />;
  if (webhooks.isError) {
    return (
      <ErrorState
        title="Your webhooks could not be loaded"
        error={webhooks.error}
        onRetry={() => void webhooks.refetch()}
        retrying={webhooks.isFetching}
      />
    );
  }
  if (!canChange && webhooks.data.length === 0) return null;
  return (
    <>
      <AccountSetting
        title="Webhooks"
        action={canChange ? 'New webhook' : undefined}
        focused={wasShown}
        form={(close) => (
          <WebhookForm
            initialValues={NOTHING}
            mutation={create}
            toInput={(values) => values}
            submitLabel="Add webhook"
            onClose={close}
            onDone={setShown}
          />
        )}
      >
        <p>
          {webhooks.data.length === 0 && 'None. '}When something happens, such as a new request, Dayitva calls
          the address of your program.
          {!canChange && ' Ask an owner or manager to change one.'}
        </p>
      </AccountSetting>
      {webhooks.data.length > 0 && (
        <ul className={classes.list}>
          {webhooks.data.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={setShown} />
          ))}
        </ul>
      )}
    </>
  );
}
