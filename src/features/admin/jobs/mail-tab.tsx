import { Button, Skeleton } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatCount } from '#platform/contract/counts.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Figure } from '#platform/web/ui/figure.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { FailedMailRow } from './failed-mail-row.tsx';
import { useFailedMails, useGiveUpMail, useMailCounts, useRetryMail, useRetryMails } from './jobs.api.ts';
import type { FailedMail } from './jobs.contract.ts';
import classes from './jobs.page.module.css';

const onFailure = (title: string) => (error: Error) =>
  void showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

/** Mails that wait, left and failed. */
export function MailTab({ page }: { page: number }) {
  const mails = useFailedMails(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const retryOne = useRetryMail();
  const retryAll = useRetryMails();
  const giveUp = useGiveUpMail();
  const dialog = useSubjectDialog<FailedMail | 'all'>();
  const subject = dialog.subject;
  const done = (title: string, message?: string) => {
    void showToast({ title, message, tone: 'success' });
    dialog.close();
    heading.current?.focus();
  };
  const sendAll = () =>
    retryAll.mutate(null, {
      onSuccess: ({ count }) =>
        done(count === 1 ? '1 mail is sent again' : `${formatCount(count)} mails are sent again`),
      onError: onFailure('Not sent again'),
    });
  const total = mails.data?.pagination.total ?? 0;
  return (
    <>
      <MailFigures />
      <ReviewList
        what="failed mails"
        query={mails}
        items={mails.data?.records}
        heading="Failed mails"
        headingRef={heading}
        look="rows"
        height={100}
        empty={{
          title: 'No email has failed',
          text: 'An email that cannot be sent appears here with the answer of the mail server.',
          icon: <IconMailCheck size={24} stroke={1.5} aria-hidden />,
        }}
        footer={
          total > 0 && (
            <>
              <Button variant="default" onClick={() => dialog.open('all')}>
                Send all again
              </Button>
              {mails.data && (
                <Pager pagination={mails.data.pagination} hrefOf={(next) => `?tab=mail&page=${next}`} />
              )}
            </>
          )
        }
      >
        {(mail) => (
          <FailedMailRow
            mail={mail}
            isRetrying={retryOne.isPending && retryOne.variables === mail.id}
            onRetry={() =>
              retryOne.mutate(mail.id, {
                onSuccess: () => done('The email is sent again'),
                onError: onFailure('Not sent again'),
              })
            }
            onGiveUp={() => dialog.open(mail)}
          />
        )}
      </ReviewList>
      {subject === 'all' && (
        <ConfirmDialog
          opened={dialog.opened}
          title={
            total === 1 ? 'Send the failed mail again?' : `Send all ${formatCount(total)} failed mails again?`
          }
          confirmLabel="Send again"
          busy={retryAll.isPending}
          onConfirm={sendAll}
          onClose={dialog.close}
        >
          They leave one after the other. Links in old mails may have expired.
        </ConfirmDialog>
      )}
      {subject && subject !== 'all' && (
        <ConfirmDialog
          opened={dialog.opened}
          title="Give up this email?"
          confirmLabel="Give up"
          destructive
          busy={giveUp.isPending}
          onConfirm={() =>
            giveUp.mutate(subject.id, {
              onSuccess: () => done('Email given up'),
              onError: onFailure('Not given up'),
            })
          }
          onClose={dialog.close}
        >
          The email "{subject.subject}" to {subject.to} is deleted. It cannot be sent any more.
        </ConfirmDialog>
      )}
    </>
  );
}

function MailFigures() {
  const counts = useMailCounts();
  if (counts.isPending)
    return (
      <div role="status" aria-label="Loading figures of mails" className={classes.figures}>
        <Skeleton height={72} />
        <Skeleton height={72} />
        <Skeleton height={72} />
      </div>
    );
  if (!counts.data)
    return (
      <ErrorState
        title="Failed to load the figures of mails"
        error={counts.error}
        onRetry={counts.refetch}
        retrying={counts.isRefetching}
      />
    );
  const { waiting, sent, failing, failed } = counts.data;
  return (
    <div className={classes.figures}>
      <Figure label="Waiting" value={formatCount(waiting)} />
      <Figure label="Sent in 24 hours" value={formatCount(sent)} />
      <Figure
        label="Retrying"
        value={formatCount(failing)}
        note="The mail server is away, or refuses for now"
      />
      <Figure label="Given up" value={formatCount(failed)} note="Kept for 30 days" />
    </div>
  );
}
