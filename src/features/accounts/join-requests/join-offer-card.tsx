import { Alert, Button } from '@mantine/core';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useAskToJoin, useJoinOffer, useWithdrawJoinRequest } from './join-requests.api.ts';
import type { JoinOffer } from './join-requests.contract.ts';

const refused = (title: string) => (error: Error) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

/** Offers to ask the organisation that has confirmed the domain of the own address; nothing without one. Says that the look has failed. */
export function JoinOfferCard() {
  const { data, error, refetch, isRefetching } = useJoinOffer();
  if (error && !data) {
    return (
      <ErrorState
        title="We could not look for your organisation"
        error={error}
        onRetry={refetch}
        retrying={isRefetching}
      />
    );
  }
  return data?.offer ? <Offer offer={data.offer} /> : null;
}

function Offer({ offer }: { offer: JoinOffer }) {
  const { organisation, domain, state, asked_at } = offer;
  const ask = useAskToJoin();
  const withdraw = useWithdrawJoinRequest();
  const on = asked_at ? ` on ${formatInstant(asked_at)}` : '';
  if (state === 'declined') {
    return (
      <Alert color="ink" title={`${organisation} declined your request`}>
        You asked to join{on}. Your own profile stays as it is. If you work there, ask an owner for an
        invitation.
      </Alert>
    );
  }
  if (state === 'waiting') {
    return (
      <Alert color="ink" title={`You asked to join ${organisation}`}>
        <div>Its owners got an email{on}. You get one with the answer. Until then you go on as before.</div>
        <Button
          variant="default"
          mt="sm"
          loading={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(undefined, {
              onSuccess: () =>
                showToast({ title: 'Withdrawn', message: 'Your request was withdrawn.', tone: 'success' }),
              onError: refused('The request was not withdrawn'),
            })
          }
        >
          Withdraw request
        </Button>
      </Alert>
    );
  }
  return (
    <Alert color="ink" title={`Do you work for ${organisation}?`}>
      <div>
        It has confirmed your email domain, {domain}. Ask its owners for access instead of keeping a second
        profile of the same organisation.
      </div>
      <Button
        mt="sm"
        loading={ask.isPending}
        onClick={() =>
          ask.mutate(undefined, {
            onSuccess: () =>
              showToast({
                title: 'Request sent',
                message: `The owners of ${organisation} get an email.`,
                tone: 'success',
              }),
            onError: refused('The request was not sent'),
          })
        }
      >
        Ask to join
      </Button>
    </Alert>
  );
}
