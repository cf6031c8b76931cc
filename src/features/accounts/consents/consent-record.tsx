import { Button } from '@mantine/core';
import classes from '#features/accounts/account/account-setting.module.css';
import type { OwnAccount } from '#features/accounts/account/accounts.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { consentNoticeAt, consentNoticeOf } from './consent-notice.rules.ts';
import { ConsentNoticeDetails } from './consent-notice-details.tsx';
import { useAgreeToConsentNotice } from './consents.api.ts';

/**
 * Shows which notice the member agreed to and when, and asks for consent to the current one if it is newer.
 */
export function ConsentRecord({ consent }: Pick<OwnAccount, 'consent'>) {
  const agree = useAgreeToConsentNotice();
  const current = consentNoticeAt(new Date());
  const agreed = consent && consentNoticeOf(consent.notice_version);
  const isCurrent = consent?.notice_version === current.version;
  const send = () =>
    agree.mutate(current.version, {
      onSuccess: () =>
        showToast({ title: 'Thank you', message: 'Your consent is recorded.', tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'Consent not recorded',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <div>
      <div className={classes.row}>
        <div className={classes.text}>
          <h3 className={classes.title}>Your consent</h3>
          <p>
            {consent
              ? `You agreed to version ${consent.notice_version} of our privacy notice on ${formatInstant(consent.agreed_at)}.`
              : 'You have not agreed to our privacy notice yet.'}
            {consent && !isCurrent && ' It has changed since. Please read the new one.'}
          </p>
        </div>
        {!isCurrent && (
          <Button variant="default" onClick={send} loading={agree.isPending}>
            I agree
          </Button>
        )}
      </div>
      <div className={classes.below}>
        {!isCurrent && (
          <ConsentNoticeDetails notice={current} label={`Privacy notice, version ${current.version}`} />
        )}
        {agreed && <ConsentNoticeDetails notice={agreed} label="Read what you agreed to" />}
      </div>
    </div>
  );
}
