import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast } from '#platform/web/toast.ts';
import { useRefuseHeldRequest, useReleaseHeldRequest } from './guest-requests.api.ts';
import type { HeldCollaborationRequest } from './guest-requests.contract.ts';
import classes from './guest-requests.page.module.css';
import { GuestWordsDialog } from './guest-words-dialog.tsx';

interface GuestRequestActionsProps {
  request: HeldCollaborationRequest;
  /** The request leaves the list, and its buttons with it. */
  onDecided: () => void;
}

/** Passes a guest's request on, edits its words, or refuses it. */
export function GuestRequestActions({ request, onDecided }: GuestRequestActionsProps) {
  const [asking, setAsking] = useState<'release' | 'refuse' | null>(null);
  const words = useSubjectDialog<null>();
  const release = useReleaseHeldRequest();
  const refuse = useRefuseHeldRequest();
  const name = request.guest_name ?? 'a guest';
  const input = { params: { id: request.id }, body: { version: request.version } };
  const decide = (change: typeof release, title: string) =>
    change.mutate(input, {
      onSuccess: ({ message }) => {
        showToast({ title, message, tone: 'success' });
        onDecided();
      },
      onError: (error) =>
        showToast({ title: 'Not done', message: failureText(error, 'Please try again.'), tone: 'error' }),
      onSettled: () => setAsking(null),
    });
  return (
    <div className={classes.actions}>
      <Button size="sm" aria-label={`Pass on the request of ${name}`} onClick={() => setAsking('release')}>
        Pass on
      </Button>
      <Button
        size="sm"
        variant="default"
        aria-label={`Edit the request of ${name}`}
        onClick={() => words.open(null)}
      >
        Edit
      </Button>
      <Button
        size="sm"
        variant="default"
        aria-label={`Refuse the request of ${name}`}
        onClick={() => setAsking('refuse')}
      >
        Refuse
      </Button>
      <ConfirmDialog
        opened={asking === 'release'}
        title="Pass this request on?"
        confirmLabel="Pass on"
        busy={release.isPending}
        onConfirm={() => decide(release, 'Request passed on')}
        onClose={() => setAsking(null)}
      >
        {request.target_profile_name || 'The member'} gets an email, and sees the request with the name and
        email address that the guest gave.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'refuse'}
        title="Refuse this request?"
        confirmLabel="Refuse and delete"
        destructive
        busy={refuse.isPending}
        onConfirm={() => decide(refuse, 'Request refused')}
        onClose={() => setAsking(null)}
      >
        The request is deleted, with the name and email address. The guest gets an email only if the address
        is the confirmed one of a member.
      </ConfirmDialog>
      {words.opening > 0 && (
        <GuestWordsDialog key={words.opening} request={request} opened={words.opened} onClose={words.close} />
      )}
    </div>
  );
}
