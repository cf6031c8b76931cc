import { Button } from '@mantine/core';
import { IconBuildingBank, IconCheck, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import {
  GRANT_REASON_MAX,
  type Grant,
  ReasonInput,
  updateGrant,
} from '#features/funds/grants/grants.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { type ReasonedMove, useAgreeToGrant, useMoveGrant } from './funds.api.ts';
import classes from './funds.module.css';

const ClosureDialog = lazy(() => import('./closure-dialog.tsx'));
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const MOVES: Record<ReasonedMove, { label: string; done: string; text: string }> = {
  suspend: {
    label: 'Suspend',
    done: 'Grant suspended',
    text: 'Nothing is asked for or paid until you let it go on. The NGO can still show what it used.',
  },
  resume: {
    label: 'Let it go on',
    done: 'The grant goes on',
    text: 'Money can be asked for and paid again.',
  },
  terminate: {
    label: 'End early',
    done: 'Grant ended',
    text: 'This cannot be undone. Nothing more is asked for or paid. The NGO still shows what it used, and pays back the rest.',
  },
};
const REASONED = Object.keys(MOVES) as ReasonedMove[];
/** Once there is an agreement, a change is a new version that both agree to. */
const CHANGEABLE = ['draft', 'agreed', 'active'];

interface GrantActionsProps {
  collaborationId: string;
  grant: Grant;
  canWrite: boolean;
  onEdit: (grant: Grant) => void;
  onAccounts: () => void;
}

/** What the reader can do with a grant as a whole. */
export function GrantActions({ collaborationId, grant, canWrite, onEdit, onAccounts }: GrantActionsProps) {
  const mayCall = useMayCall();
  const agree = useAgreeToGrant(collaborationId, grant.id);
  const move = useMoveGrant(collaborationId, grant.id);
  const reasoned = useSubjectDialog<ReasonedMove>();
  const closing = useSubjectDialog<true>();
  if (!canWrite || !mayCall(updateGrant)) return null;
  const isDraft = grant.state === 'draft';
  const agreeNow = () =>
    agree.mutate(grant.version, {
      onSuccess: () => showToast({ title: 'Agreed', tone: 'success' }),
      onError: (error) =>
        showToast({ title: 'Not agreed', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  return (
    <div className={classes.actions}>
      {grant.moves.includes('agree') && (
        <Button size="sm" leftSection={<IconCheck {...ICON} />} loading={agree.isPending} onClick={agreeNow}>
          {isDraft ? 'Agree to this grant' : 'Agree to the change'}
        </Button>
      )}
      {CHANGEABLE.includes(grant.state) && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPencil {...ICON} />}
          onClick={() => onEdit(grant)}
        >
          {isDraft ? 'Edit draft' : 'Propose a change'}
        </Button>
      )}
      {grant.own_side === 'agency' && (
        <Button variant="default" size="sm" leftSection={<IconBuildingBank {...ICON} />} onClick={onAccounts}>
          Bank accounts
        </Button>
      )}
      {REASONED.filter((one) => grant.moves.includes(one)).map((one) => (
        <Button
          key={one}
          variant="default"
          size="sm"
          c={one === 'terminate' ? 'var(--bad)' : undefined}
          onClick={() => reasoned.open(one)}
        >
          {MOVES[one].label}
        </Button>
      ))}
      {grant.moves.includes('close') && (
        <Button variant="default" size="sm" onClick={() => closing.open(true)}>
          {grant.own_side === 'agency' ? 'Ask to close' : 'Close grant'}
        </Button>
      )}
      {reasoned.subject && (
        <ReasonDialog
          key={reasoned.opening}
          opened={reasoned.opened}
          title={`${MOVES[reasoned.subject].label}: ${grant.title}`}
          submitLabel={MOVES[reasoned.subject].label}
          destructive={reasoned.subject === 'terminate'}
          readers="Both sides read it."
          maxLength={GRANT_REASON_MAX}
          validate={(reason) => inputErrors(ReasonInput, { reason })}
          call={move}
          send={(reason) => move.mutateAsync({ move: reasoned.subject ?? 'suspend', reason })}
          failed="Grant not changed"
          done={{ title: MOVES[reasoned.subject].done }}
          onClose={reasoned.close}
        >
          {MOVES[reasoned.subject].text}
        </ReasonDialog>
      )}
      <Suspense>
        {closing.subject && (
          <ClosureDialog
            key={closing.opening}
            collaborationId={collaborationId}
            grant={grant}
            opened={closing.opened}
            onClose={closing.close}
          />
        )}
      </Suspense>
    </div>
  );
}
