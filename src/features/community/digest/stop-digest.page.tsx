import '#platform/web/component-styles.ts';
import { Alert, Anchor, Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { SETTINGS_PATH } from '#features/profiles/profile/profile-paths.rules.ts';
import { failureText } from '#platform/contract/errors.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { useStopDigest } from './stop-digest.api.ts';

/**
 * The page of the link in each digest. It asks first: programs that look into mails open links, too.
 */
export function StopDigestPage() {
  const [params] = useSearchParams();
  const stop = useStopDigest();
  const send = () =>
    stop.mutate({ member_id: params.get('member') ?? '', signature: params.get('signature') ?? '' });
  return (
    <PageBody width="form">
      <PageHeading title={stop.isSuccess ? 'The digest is stopped' : 'Stop the weekly digest?'}>
        {stop.isSuccess
          ? 'You receive no more of these emails.'
          : 'You will no longer receive the weekly email about the circles and topics that you follow.'}
      </PageHeading>
      {stop.error && (
        <Alert color="brick" role="alert" title="Not stopped" mb="md">
          {failureText(stop.error, 'Please try again.')}
        </Alert>
      )}
      {!stop.isSuccess && (
        <Button onClick={send} loading={stop.isPending}>
          Stop the digest
        </Button>
      )}
      <p>
        You can choose all your emails in{' '}
        <Anchor component={Link} to={SETTINGS_PATH} inherit>
          your settings
        </Anchor>
        .
      </p>
    </PageBody>
  );
}
