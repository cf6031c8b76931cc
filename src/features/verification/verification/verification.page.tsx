import { Skeleton, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { VerificationLevel } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { VerifiedMark } from '#features/profiles/verification-levels/verified-mark.tsx';
import { VerificationHistory } from '#features/verification/requests/verification-history.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { LookOnly } from '#platform/web/role/look-only.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { OpenVerification } from './open-verification.tsx';
import { useVerification } from './verification.api.ts';
import type { Verification } from './verification.contract.ts';
import { askForVerification } from './verification.contract.ts';
import { VerificationAskDialog } from './verification-ask-dialog.tsx';
import { VerificationLevels } from './verification-levels.tsx';
import { VerificationPapers } from './verification-papers.tsx';

/** The member's verification: levels, requirements of level 1, and every request with its decision. */
export function VerificationPage() {
  return (
    <PageBody width="reading">
      <PageHeading title="Verification">
        Companies look for partners whose papers have been checked. There are three levels; each builds on the
        one before. Verification is free.
      </PageHeading>
      <OwnVerification />
    </PageBody>
  );
}

function OwnVerification() {
  const verification = useVerification();
  if (verification.isPending) {
    return (
      <Stack role="status" aria-label="Loading your verification">
        <Skeleton height={56} radius="md" />
        <Skeleton height={160} radius="md" />
        <Skeleton height={160} radius="md" />
      </Stack>
    );
  }
  if (!verification.data) {
    return (
      <ErrorState
        title="Failed to load your verification"
        error={verification.error}
        onRetry={verification.refetch}
        retrying={verification.isRefetching}
      />
    );
  }
  return <Loaded verification={verification.data} />;
}

function Loaded({ verification }: { verification: Verification }) {
  const asking = useSubjectDialog<VerificationLevel>();
  const [sent, setSent] = useState(false);
  const levels = useFocusAfter(verification.open_request);
  const canChange = useMayCall()(askForVerification);
  const standing = verification.levels.find(({ level }) => level === (asking.subject ?? 1));
  return (
    <Stack gap="xl">
      {!canChange && <LookOnly />}
      {verification.verified && <VerifiedMark verification={verification} />}
      {verification.open_request && (
        <OpenVerification request={verification.open_request} isNew={sent} canWithdraw={canChange} />
      )}
      <VerificationLevels
        heading={levels}
        levels={verification.levels}
        onAsk={canChange ? asking.open : null}
      />
      <VerificationPapers papers={verification.papers} fields={verification.fields} canAdd={canChange} />
      <VerificationHistory requests={verification.history} />
      {standing && (
        <VerificationAskDialog
          key={asking.opening}
          standing={standing}
          papers={verification.papers}
          opened={asking.opened}
          onSent={() => setSent(true)}
          onClose={asking.close}
        />
      )}
    </Stack>
  );
}

/** Returns a ref for the heading that takes the focus when the open request, and its focused button, is gone. */
function useFocusAfter(request: Verification['open_request']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(request);
  useEffect(() => {
    if (before.current && !request) heading.current?.focus();
    before.current = request;
  }, [request]);
  return heading;
}
