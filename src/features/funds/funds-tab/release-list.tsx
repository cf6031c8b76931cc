import { Alert, Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ReleaseMove } from '#features/funds/releases/release-moves.rules.ts';
import { METHOD_WORDS } from '#features/funds/releases/release-moves.rules.ts';
import { authoriseRelease, type Release } from '#features/funds/releases/releases.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useAuthoriseRelease, useReleases } from './funds.api.ts';
import classes from './funds.module.css';
import { RELEASE_WORDS, sourceText } from './funds-words.rules.ts';
import type { GrantPartProps } from './grant-view.tsx';
import { PaperButton } from './paper-button.tsx';
import { PartStates } from './part-states.tsx';

const ReleaseMoveDialog = lazy(() => import('./release-move-dialog.tsx'));

const LABELS: Record<ReleaseMove, string> = {
  authorise: 'Authorise',
  initiate: 'Enter UTR',
  confirm: 'Confirm receipt',
  bounce: 'Did not arrive',
};

/** The payments of a grant: prepared, authorised, sent with a UTR, received or bounced. */
export function ReleaseList({ collaborationId, grant, canWrite }: GrantPartProps) {
  const releases = useReleases(collaborationId, grant.id);
  const mayMove = useMayCall()(authoriseRelease) && canWrite;
  const authorise = useAuthoriseRelease(collaborationId);
  const moving = useSubjectDialog<{ release: Release; move: Exclude<ReleaseMove, 'authorise'> }>();
  const act = (release: Release, move: ReleaseMove) => {
    if (move !== 'authorise') return moving.open({ release, move });
    authorise.mutate(release.id, {
      onSuccess: () => showToast({ title: 'Payment authorised', tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'Payment not authorised',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
          duration: 8000,
        }),
    });
  };
  return (
    <PartStates
      what="payments"
      query={releases}
      empty={{
        title: 'No payments yet',
        text: 'Once a request is approved, one person of the company prepares the payment and another authorises it. The money counts when the NGO confirms that it is there.',
      }}
    >
      {(list: Release[]) => (
        <>
          <ul className={classes.records}>
            {list.map((release) => (
              <li key={release.id} className={classes.record}>
                <div className={classes.line}>
                  <h4 className={classes.name}>
                    <span className={classes.amount}>{formatRupees(release.amount)}</span>
                    {release.receipt && ` · Receipt ${release.receipt}`}
                  </h4>
                  <StateBadge tone={RELEASE_WORDS[release.state][1]}>
                    {RELEASE_WORDS[release.state][0]}
                  </StateBadge>
                </div>
                <p className={classes.soft}>{factsOf(release)}</p>
                {release.bounce_reason && (
                  <Alert color="brick" title="Did not arrive">
                    <p className={classes.text}>{release.bounce_reason}</p>
                  </Alert>
                )}
                <div className={classes.actions}>
                  {release.receipt && (
                    <PaperButton
                      order={{ kind: 'receipt', id: release.id }}
                      label={`Receipt ${release.receipt} (PDF)`}
                      name={`Receipt ${release.receipt.replace('/', '-')}`}
                    />
                  )}
                  {mayMove &&
                    release.moves.map((move) => (
                      <Button
                        key={move}
                        size="sm"
                        variant={move === 'bounce' ? 'default' : 'filled'}
                        aria-label={`${LABELS[move]}: ${formatRupees(release.amount)}`}
                        loading={
                          move === 'authorise' && authorise.isPending && authorise.variables === release.id
                        }
                        onClick={() => act(release, move)}
                      >
                        {LABELS[move]}
                      </Button>
                    ))}
                </div>
              </li>
            ))}
          </ul>
          <ShowMore
            what="payments"
            shown={list.length}
            total={releases.data?.pages[0]?.pagination.total}
            query={releases}
          />
          <Suspense>
            {moving.subject && (
              <ReleaseMoveDialog
                key={moving.opening}
                collaborationId={collaborationId}
                {...moving.subject}
                opened={moving.opened}
                onClose={moving.close}
              />
            )}
          </Suspense>
        </>
      )}
    </PartStates>
  );
}

function factsOf(release: Release): string {
  const { account } = release;
  return [
    `${METHOD_WORDS[release.method]} to ${account.bank_name}, account ending in ${account.number_ends}`,
    sourceText(release.source),
    release.prepared_by_name && `Prepared by ${release.prepared_by_name}`,
    release.authorised_by_name && `Authorised by ${release.authorised_by_name}`,
    release.utr && `UTR ${release.utr}`,
    release.initiated_on && `Sent on ${formatDay(release.initiated_on)}`,
    release.received_on && `Received on ${formatDay(release.received_on)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
