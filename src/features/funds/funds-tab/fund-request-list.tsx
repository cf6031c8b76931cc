import { Alert, Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import {
  type FundRequestMove,
  MOVES_WITH_REMARK,
} from '#features/funds/fund-requests/fund-request-moves.rules.ts';
import {
  checkFundRequest,
  FUND_REQUEST_NOTE_MAX,
  type FundRequest,
} from '#features/funds/fund-requests/fund-requests.contract.ts';
import { prepareRelease } from '#features/funds/releases/releases.contract.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useFundRequests, useMoveFundRequest } from './funds.api.ts';
import classes from './funds.module.css';
import { FUND_REQUEST_WORDS, REQUEST_MOVE_WORDS } from './funds-words.rules.ts';
import type { GrantPartProps } from './grant-view.tsx';
import { PartStates } from './part-states.tsx';

const ReleaseDialog = lazy(() => import('./release-dialog.tsx'));

/** The fund requests of a grant: who asked, who checked, who approved, and what can be done now. */
export function FundRequestList({ collaborationId, grant, canWrite }: GrantPartProps) {
  const requests = useFundRequests(collaborationId, grant.id);
  const mayCall = useMayCall();
  const paying = useSubjectDialog<FundRequest>();
  const answering = useSubjectDialog<{ request: FundRequest; move: FundRequestMove }>();
  const move = useMoveFundRequest(collaborationId);
  const mayMove = canWrite && mayCall(checkFundRequest);
  const moveNow = (request: FundRequest, name: FundRequestMove) =>
    move.mutate(
      { requestId: request.id, move: name },
      {
        onSuccess: ({ state }) =>
          showToast({ title: `Request ${FUND_REQUEST_WORDS[state][0].toLowerCase()}`, tone: 'success' }),
        onError: (error) =>
          showToast({
            title: 'Request not changed',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
            duration: 8000,
          }),
      },
    );
  const act = (request: FundRequest, name: FundRequestMove) =>
    MOVES_WITH_REMARK.includes(name) ? answering.open({ request, move: name }) : moveNow(request, name);
  return (
    <PartStates
      what="fund requests"
      query={requests}
      empty={{
        title: 'No fund requests yet',
        text: 'The NGO asks for a tranche when its conditions are met. Two persons of the company look at it before it is paid.',
      }}
    >
      {(list: FundRequest[]) => (
        <>
          <ul className={classes.records}>
            {list.map((request) => (
              <li key={request.id} className={classes.record}>
                <div className={classes.line}>
                  <h4 className={classes.name}>
                    Request {request.number}:{' '}
                    <span className={classes.amount}>{formatRupees(request.amount)}</span>
                  </h4>
                  <StateBadge tone={FUND_REQUEST_WORDS[request.state][1]}>
                    {FUND_REQUEST_WORDS[request.state][0]}
                  </StateBadge>
                </div>
                <p className={classes.soft}>{factsOf(request)}</p>
                {request.note && <p className={classes.text}>{request.note}</p>}
                {request.remark && (
                  <Alert color="marigold" title="Remark of the company">
                    <p className={classes.text}>{request.remark}</p>
                  </Alert>
                )}
                <div className={classes.actions}>
                  {mayMove &&
                    request.moves.map((name, at) => (
                      <Button
                        key={name}
                        size="sm"
                        variant={at === 0 ? 'filled' : 'default'}
                        leftSection={name === 'send' && <IconSend size={18} stroke={1.5} aria-hidden />}
                        aria-label={`${REQUEST_MOVE_WORDS[name]} request ${request.number}`}
                        loading={
                          move.isPending &&
                          move.variables.requestId === request.id &&
                          move.variables.move === name
                        }
                        onClick={() => act(request, name)}
                      >
                        {REQUEST_MOVE_WORDS[name]}
                      </Button>
                    ))}
                  {mayMove &&
                    grant.own_side === 'funder' &&
                    request.state === 'approved' &&
                    request.released < request.amount &&
                    mayCall(prepareRelease) && (
                      <Button size="sm" onClick={() => paying.open(request)}>
                        Prepare payment
                      </Button>
                    )}
                </div>
              </li>
            ))}
          </ul>
          <ShowMore
            what="fund requests"
            shown={list.length}
            total={requests.data?.pages[0]?.pagination.total}
            query={requests}
          />
          {answering.subject && (
            <ReasonDialog
              key={answering.opening}
              opened={answering.opened}
              title={`${REQUEST_MOVE_WORDS[answering.subject.move]} request ${answering.subject.request.number}`}
              submitLabel={`${REQUEST_MOVE_WORDS[answering.subject.move]} request`}
              destructive={answering.subject.move === 'decline'}
              name="remark"
              label={answering.subject.move === 'decline' ? 'Reason' : 'Remark'}
              readers={`${grant.agency.name} reads it.`}
              maxLength={FUND_REQUEST_NOTE_MAX}
              validate={(text): Record<string, string> =>
                text.trim() === '' ? { remark: 'Please say why' } : {}
              }
              call={move}
              send={(remark) =>
                move.mutateAsync({
                  requestId: answering.subject?.request.id ?? '',
                  move: answering.subject?.move ?? 'return',
                  remark,
                })
              }
              failed="Request not changed"
              done={{ title: answering.subject.move === 'decline' ? 'Request declined' : 'Request returned' }}
              onClose={answering.close}
            >
              {answering.subject.move === 'decline'
                ? 'The NGO can ask again with another request.'
                : 'The NGO can change what is missing and send it again.'}
            </ReasonDialog>
          )}
          <Suspense>
            {paying.subject && (
              <ReleaseDialog
                key={`pay-${paying.opening}`}
                collaborationId={collaborationId}
                grant={grant}
                request={paying.subject}
                opened={paying.opened}
                onClose={paying.close}
              />
            )}
          </Suspense>
        </>
      )}
    </PartStates>
  );
}

function factsOf(request: FundRequest): string {
  return [
    `For ${request.tranches.map(({ number }) => `tranche ${number}`).join(', ')}`,
    `Asked on ${formatInstant(request.created_at)}`,
    request.checked_by_name && `Checked by ${request.checked_by_name}`,
    request.approved_by_name && `Approved by ${request.approved_by_name}`,
    request.expires_on && `Pay by ${formatDay(request.expires_on)}, or the approval ends`,
    request.received > 0 && `${formatRupees(request.received)} received`,
  ]
    .filter(Boolean)
    .join(' · ');
}
