import { ActionIcon, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useUpdateCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { readRupees, rupeesText } from '#platform/contract/money-reading.ts';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { showToast } from '#platform/web/toast.ts';
import { BudgetProposalDialog } from './budget-proposal-dialog.tsx';
import { useBudgetProposals } from './budget-proposals.api.ts';
import classes from './workspace-budget.module.css';

const LABEL = 'Budget';

interface WorkspaceBudgetProps {
  collaboration: Collaboration;
  /** True if another member takes part, who has to agree to a budget. */
  isShared: boolean;
  canWrite: boolean;
}

/** Shows the agreed budget in full. Partners propose a new one; a member alone changes it in place. */
export function WorkspaceBudget({ collaboration, isShared, canWrite }: WorkspaceBudgetProps) {
  const { budget, budget_band } = collaboration;
  const [editing, setEditing] = useState(false);
  const button = useFocusBack(editing);
  if (editing && canWrite && !isShared) {
    return <BudgetForm collaboration={collaboration} onClose={() => setEditing(false)} />;
  }
  const edit = () => setEditing(true);
  return (
    <div>
      <span className={classes.label}>Budget</span>
      <div className={classes.shown}>
        <span className={classes.figure}>{budget === null ? 'Not agreed yet' : formatRupees(budget)}</span>
        {canWrite && isShared && <ProposeButton collaborationId={collaboration.id} />}
        {canWrite && !isShared && budget !== null && (
          <ActionIcon ref={button} variant="subtle" size="lg" aria-label="Change budget" onClick={edit}>
            <IconPencil size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        )}
        {canWrite && !isShared && budget === null && (
          <Button ref={button} variant="default" size="xs" onClick={edit}>
            Set budget
          </Button>
        )}
      </div>
      {budget_band && <p className={classes.note}>Requested: {budget_band}</p>}
    </div>
  );
}

/** Opens the dialog that proposes a budget; nothing while one waits for an answer. */
function ProposeButton({ collaborationId }: { collaborationId: string }) {
  const { data } = useBudgetProposals(collaborationId);
  const [proposing, { open, close }] = useDisclosure();
  const hasOpen = data?.some(({ status }) => status === 'open') ?? true;
  return (
    <>
      {!hasOpen && (
        <Button variant="default" size="xs" onClick={open}>
          Propose budget
        </Button>
      )}
      <BudgetProposalDialog
        collaborationId={collaborationId}
        answered={undefined}
        opened={proposing}
        onClose={close}
      />
    </>
  );
}

function BudgetForm({ collaboration, onClose }: { collaboration: Collaboration; onClose: () => void }) {
  const [typed, setTyped] = useState(rupeesText(collaboration.budget));
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const update = useUpdateCollaboration(collaboration.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readRupees(typed, LABEL);
    if ('error' in read) {
      setError(read.error);
      return field.current?.focus();
    }
    update.mutate(
      { budget: read.rupees },
      {
        onSuccess: onClose,
        onError: (error) =>
          showToast({
            title: 'Budget not changed',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  };
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  return (
    <form onSubmit={submit} noValidate>
      <MoneyField
        ref={field}
        label={LABEL}
        classNames={{ label: classes.label }}
        hint="Empty for no agreed budget; else 2,40,00,000 or 2.4 Cr"
        data-autofocus
        autoFocus
        data-mantine-stop-propagation
        value={typed}
        error={error}
        onChange={type}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="xs" loading={update.isPending}>
          Save budget
        </Button>
        <Button variant="default" size="xs" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
