import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { readBudget } from '#features/collaborations/collaboration/budget.rules.ts';
import { useUpdateCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './workspace-budget.module.css';

interface WorkspaceBudgetProps {
  collaboration: Collaboration;
  canWrite: boolean;
}

/** Shows the agreed budget in full; each partner can change it in place. */
export function WorkspaceBudget({ collaboration, canWrite }: WorkspaceBudgetProps) {
  const { budget, budget_band } = collaboration;
  const [editing, setEditing] = useState(false);
  const button = useFocusBack(editing);
  if (editing) return <BudgetForm collaboration={collaboration} onClose={() => setEditing(false)} />;
  const edit = () => setEditing(true);
  return (
    <div>
      <span className={classes.label}>Budget</span>
      <div className={classes.shown}>
        <span className={classes.figure}>{budget === null ? 'Not agreed yet' : formatRupees(budget)}</span>
        {canWrite && budget !== null && (
          <ActionIcon ref={button} variant="subtle" size="lg" aria-label="Change budget" onClick={edit}>
            <IconPencil size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        )}
        {canWrite && budget === null && (
          <Button ref={button} variant="default" size="xs" onClick={edit}>
            Set budget
          </Button>
        )}
      </div>
      {budget_band && <p className={classes.note}>Requested: {budget_band}</p>}
    </div>
  );
}

function BudgetForm({ collaboration, onClose }: { collaboration: Collaboration; onClose: () => void }) {
  const { budget } = collaboration;
  const [typed, setTyped] = useState(budget === null ? '' : formatRupees(budget).slice(1));
  const update = useUpdateCollaboration(collaboration.id);
  const read = readBudget(typed);
  const error = 'error' in read ? read.error : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('error' in read) return;
    update.mutate(
      { budget: read.rupees },
      {
        onSuccess: onClose,
        onError: ({ message }) => showToast({ title: 'Budget not changed', message, tone: 'error' }),
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        label="Budget"
        classNames={{ label: classes.label }}
        description={'rupees' in read ? meaning(read.rupees) : ' '}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder="2,40,00,000 or 2.4 Cr"
        data-autofocus
        autoFocus
        data-mantine-stop-propagation
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="xs" disabled={error !== undefined} loading={update.isPending}>
          Save budget
        </Button>
        <Button variant="default" size="xs" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}

/** Shows how the typed amount was read. */
const meaning = (rupees: number | null) =>
  rupees === null ? 'No agreed budget' : `${formatRupees(rupees)} (${formatRupeesShort(rupees)})`;
