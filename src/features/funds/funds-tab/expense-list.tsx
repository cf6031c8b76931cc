import { Button, Menu } from '@mantine/core';
import { IconDownload, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { RecordMenu } from '#features/collaborations/collaboration/record-menu.tsx';
import { createExpense, type Expense } from '#features/funds/expenses/expenses.contract.ts';
import { SHOWING_STATES } from '#features/funds/grants/grant-moves.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { useDownloadBill, useExpenses, useRemoveExpense } from './funds.api.ts';
import classes from './funds.module.css';
import type { GrantPartProps } from './grant-view.tsx';
import { PartStates } from './part-states.tsx';

const ExpenseDialog = lazy(() => import('./expense-dialog.tsx'));
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What the NGO paid, bill by bill. The company reads what is in statements that were sent. */
export function ExpenseList({ collaborationId, grant, canWrite }: GrantPartProps) {
  const expenses = useExpenses(collaborationId, grant.id);
  const mayCall = useMayCall();
  const editing = useSubjectDialog<Expense | null>();
  const [leaving, setLeaving] = useState<Expense | null>(null);
  const remove = useRemoveExpense(collaborationId, grant.id);
  const isAgency = grant.own_side === 'agency';
  const mayWrite = canWrite && isAgency && SHOWING_STATES.includes(grant.state) && mayCall(createExpense);
  const fail = (title: string) => (error: Error) =>
    showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });
  const addButton = mayWrite && (
    <Button leftSection={<IconPlus {...ICON} />} onClick={() => editing.open(null)}>
      Add expense
    </Button>
  );
  const removeNow = () => {
    if (!leaving) return;
    remove.mutate(leaving.id, {
      onSuccess: () => showToast({ title: 'Expense deleted', tone: 'success' }),
      onError: fail('Expense not deleted'),
      onSettled: () => setLeaving(null),
    });
  };
  const last = expenses.data?.pages[0]?.records[0];
  return (
    <>
      <PartStates
        what="expenses"
        query={expenses}
        empty={{
          title: 'No expenses yet',
          text: isAgency
            ? 'Enter each bill when you pay it, with a photo. The statement of a quarter is then made from them.'
            : 'You see the expenses of a statement once the NGO has sent it.',
          action: addButton,
        }}
      >
        {(list: Expense[]) => (
          <>
            <div className={classes.bar}>{addButton}</div>
            <ul className={classes.records}>
              {list.map((expense) => (
                <ExpenseRow
                  key={expense.id}
                  expense={expense}
                  mayWrite={mayWrite}
                  onEdit={() => editing.open(expense)}
                  onRemove={() => setLeaving(expense)}
                />
              ))}
            </ul>
            <ShowMore
              what="expenses"
              shown={list.length}
              total={expenses.data?.pages[0]?.pagination.total}
              query={expenses}
            />
          </>
        )}
      </PartStates>
      <Suspense>
        {editing.opening > 0 && (
          <ExpenseDialog
            key={editing.opening}
            collaborationId={collaborationId}
            grant={grant}
            expense={editing.subject}
            headId={last?.head_id ?? grant.heads[0]?.id ?? ''}
            opened={editing.opened}
            onClose={editing.close}
          />
        )}
      </Suspense>
      <ConfirmDialog
        opened={leaving !== null}
        title="Delete this expense?"
        confirmLabel="Delete expense"
        destructive
        busy={remove.isPending}
        onConfirm={removeNow}
        onClose={() => setLeaving(null)}
      >
        {leaving && `${formatRupees(leaving.charged)} to ${leaving.payee} on ${formatDay(leaving.spent_on)}`}
      </ConfirmDialog>
    </>
  );
}

interface ExpenseRowProps {
  expense: Expense;
  mayWrite: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function ExpenseRow({ expense, mayWrite, onEdit, onRemove }: ExpenseRowProps) {
  const { payee, bill, charged, amount, share_percent } = expense;
  const download = useDownloadBill(expense.grant_id);
  const save = () =>
    download.mutate(
      { expenseId: expense.id, name: bill?.name ?? 'bill' },
      {
        onError: (error) =>
          showToast({
            title: 'Bill not downloaded',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  return (
    <li className={classes.record}>
      <div className={classes.expense}>
        <div className={classes.words}>
          <h4 className={classes.name} dir="auto">
            {payee}
          </h4>
          <p className={classes.soft}>
            {[
              formatDay(expense.spent_on),
              expense.head_name,
              share_percent < 100 && `${share_percent} % of ${formatRupees(amount)}`,
              bill === null && 'No bill',
              expense.charged_elsewhere_percent > 0 &&
                `${expense.charged_elsewhere_percent} % of the bill charged elsewhere`,
              expense.other_bill_reason && `Looks like another bill: ${expense.other_bill_reason}`,
              !expense.is_changeable && 'In a statement',
              expense.entered_by_name && `Entered by ${expense.entered_by_name}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <span className={classes.amount}>{formatRupees(charged)}</span>
        {(bill || (mayWrite && expense.is_changeable)) && (
          <RecordMenu name={`${payee}, ${formatRupees(charged)}`}>
            {bill && (
              <Menu.Item leftSection={<IconDownload {...ICON} />} onClick={save}>
                Download bill
              </Menu.Item>
            )}
            {mayWrite && expense.is_changeable && (
              <>
                <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onEdit}>
                  Edit expense
                </Menu.Item>
                <Menu.Item c="var(--bad)" leftSection={<IconTrash {...ICON} />} onClick={onRemove}>
                  Delete expense
                </Menu.Item>
              </>
            )}
          </RecordMenu>
        )}
      </div>
    </li>
  );
}
