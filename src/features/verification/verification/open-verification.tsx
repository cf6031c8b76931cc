import { Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHourglass } from '@tabler/icons-react';
import { Link } from 'react-router';
import { VERIFICATION_LEVEL_LABELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import type { VerificationRequest } from '#features/verification/requests/verification-requests.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useFocusAtStart } from '#platform/web/dialogs/focus-start.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './open-verification.module.css';
import { useWithdrawVerification } from './verification.api.ts';

interface OpenVerificationProps {
  request: VerificationRequest;
  /** True if it was sent just now: the button that sent it is gone, so this card takes the focus. */
  isNew: boolean;
  canWithdraw: boolean;
}

/** The open request: its level and papers, who can open them, and the button to withdraw it. */
export function OpenVerification({ request, isNew, canWithdraw }: OpenVerificationProps) {
  const [asking, { open, close }] = useDisclosure();
  const title = useFocusAtStart<HTMLHeadingElement>(isNew);
  const withdraw = useWithdrawVerification();
  const submit = () =>
    withdraw.mutate(request.id, {
      onSuccess: () => showToast({ title: 'Request withdrawn', tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'Request not withdrawn',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
      onSettled: close,
    });
  return (
    <section className={classes.card} aria-labelledby="open-verification">
      <IconHourglass className={classes.icon} size={20} stroke={1.5} aria-hidden />
      <div className={classes.text}>
        <h2 ref={title} tabIndex={-1} id="open-verification" className={classes.title}>
          {request.asked_by_name ?? 'You'} asked for level {request.level},{' '}
          {VERIFICATION_LEVEL_LABELS[request.level].toLowerCase()}, on {formatInstant(request.created_at)}
        </h2>
        <p>
          An admin will review it and email you the decision. Until then, admins can open these papers and see
          the numbers of your profile in full; each look is logged under{' '}
          <Anchor component={Link} to="/documents?tab=openings">
            Who opened what
          </Anchor>
          .
        </p>
        <ul className={classes.papers}>
          {request.documents.map(({ document_id, name, uploaded_by_name }) => (
            <li key={document_id ?? name}>
              {document_id ? name : `${name} (deleted since)`}
              {uploaded_by_name && `, uploaded by ${uploaded_by_name}`}
            </li>
          ))}
        </ul>
        {request.note && <p className={classes.note}>You wrote: {request.note}</p>}
        {canWithdraw && (
          <Button variant="default" className={classes.withdraw} onClick={open}>
            Withdraw request
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        title="Withdraw this request?"
        confirmLabel="Withdraw request"
        cancelLabel="Keep it"
        destructive
        busy={withdraw.isPending}
        onConfirm={submit}
        onClose={close}
      >
        We stop the review, and admins can no longer open your papers or see the numbers in full. You can ask
        again at any time.
      </ConfirmDialog>
    </section>
  );
}
