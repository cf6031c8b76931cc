import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import {
  ACCOUNT_KINDS,
  type AccountKind,
  type BankAccount,
  BankAccountInput,
  createBankAccount,
} from '#features/funds/bank-accounts/bank-accounts.contract.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import {
  useAddBankAccount,
  useBankAccounts,
  useConfirmBankAccount,
  useEndBankAccount,
} from './bank-accounts.api.ts';
import classes from './funds.module.css';

const KIND_WORDS: Record<AccountKind, string> = {
  domestic: 'Domestic money',
  fcra: 'Foreign money (FCRA account)',
};
const KINDS = ACCOUNT_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const STATE_WORDS: Record<BankAccount['state'], [word: string, tone: StateTone]> = {
  waiting: ['Waits for a second person', 'attention'],
  resting: ['Confirmed, not old enough', 'active'],
  usable: ['Can be used', 'good'],
  ended: ['Ended', 'neutral'],
};

interface BankAccountsDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Dialog with the bank accounts of the own organisation, to which grants are paid. */
export default function BankAccountsDialog({ opened, onClose }: BankAccountsDialogProps) {
  const accounts = useBankAccounts();
  const mayChange = useMayCall()(createBankAccount);
  const adding = useSubjectDialog<true>();
  const [ending, setEnding] = useState<BankAccount | null>(null);
  const confirm = useConfirmBankAccount();
  const end = useEndBankAccount();
  const answers = (title: string, failed: string) => ({
    onSuccess: () => {
      void showToast({ title, tone: 'success' });
    },
    onError: (error: Error) => {
      void showToast({ title: failed, message: failureText(error, 'Please try again.'), tone: 'error' });
    },
  });
  const endNow = () =>
    ending &&
    end.mutate(ending.id, {
      ...answers('Account ended', 'Account not ended'),
      onSettled: () => setEnding(null),
    });
  return (
    <WideDialog opened={opened} onClose={onClose} size="38rem" title="Bank accounts">
      <p className={classes.soft}>
        Grants are paid to an account that two persons of your organisation have looked at: one enters it,
        another confirms it. It can be used 48 hours later.
      </p>
      {accounts.isPending && (
        <Skeleton height={96} mt="md" role="status" aria-label="Loading the bank accounts" />
      )}
      {!accounts.isPending && !accounts.data && (
        <ErrorState
          title="Failed to load the bank accounts"
          error={accounts.error}
          onRetry={accounts.refetch}
          retrying={accounts.isRefetching}
        />
      )}
      {accounts.data?.length === 0 && (
        <EmptyState title="No bank accounts yet">Without one, no grant can be paid.</EmptyState>
      )}
      <ul className={classes.records}>
        {accounts.data?.map((account) => (
          <li key={account.id} className={classes.record}>
            <div className={classes.line}>
              <h3 className={classes.name}>{account.holder_name}</h3>
              <StateBadge tone={STATE_WORDS[account.state][1]}>{STATE_WORDS[account.state][0]}</StateBadge>
            </div>
            <p className={classes.soft}>
              {[
                `${account.bank_name}, ${account.account_number}`,
                account.ifsc,
                KIND_WORDS[account.kind],
                account.state === 'resting' &&
                  account.usable_from &&
                  `Can be used from ${formatInstant(account.usable_from)}, ${formatTime(account.usable_from)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {mayChange && account.state !== 'ended' && (
              <div className={classes.actions}>
                {account.state === 'waiting' && !account.is_own_entry && (
                  <Button
                    size="sm"
                    loading={confirm.isPending}
                    onClick={() =>
                      confirm.mutate(account.id, answers('Account confirmed', 'Account not confirmed'))
                    }
                  >
                    Confirm account
                  </Button>
                )}
                <Button variant="default" size="sm" onClick={() => setEnding(account)}>
                  End account
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <Button mt="md" onClick={() => adding.open(true)}>
          Add bank account
        </Button>
      )}
      {adding.subject && <AccountForm key={adding.opening} opened={adding.opened} onClose={adding.close} />}
      <ConfirmDialog
        opened={ending !== null}
        title="End this bank account?"
        confirmLabel="End account"
        destructive
        busy={end.isPending}
        onConfirm={endNow}
        onClose={() => setEnding(null)}
      >
        No new payment goes there. Payments that went there keep it.
      </ConfirmDialog>
    </WideDialog>
  );
}

function AccountForm({ opened, onClose }: BankAccountsDialogProps) {
  const add = useAddBankAccount();
  const form = useForm({
    initialValues: {
      kind: 'domestic' as AccountKind,
      holder_name: '',
      account_number: '',
      ifsc: '',
      bank_name: '',
    },
    validate: (values) => inputErrors(BankAccountInput, values),
  });
  const submit = (values: typeof form.values) =>
    add.mutate(values, {
      onSuccess: () => {
        showToast({ title: 'Account added', message: 'Another person confirms it.', tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <RecordDialog
      opened={opened}
      title="New bank account"
      submitLabel="Add account"
      unsaved={form.isDirty() && !add.isSuccess}
      busy={add.isPending}
      failure={add.error ? { title: 'Account not added', error: add.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <NativeSelect label="Kind" data={KINDS} {...form.getInputProps('kind')} />
      <TextInput
        label="Name of the holder"
        description="As the bank has it: the legal name of the organisation"
        withAsterisk
        maxLength={160}
        {...form.getInputProps('holder_name')}
      />
      <TextInput
        label="Account number"
        withAsterisk
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('account_number')}
      />
      <TextInput
        label="IFSC"
        withAsterisk
        autoCapitalize="characters"
        autoComplete="off"
        {...form.getInputProps('ifsc')}
      />
      <TextInput label="Name of the bank" withAsterisk maxLength={120} {...form.getInputProps('bank_name')} />
    </RecordDialog>
  );
}
