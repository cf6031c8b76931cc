import { NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FundRequest } from '#features/funds/fund-requests/fund-requests.contract.ts';
import type { Grant } from '#features/funds/grants/grants.contract.ts';
import { METHOD_WORDS, RELEASE_METHODS } from '#features/funds/releases/release-moves.rules.ts';
import { ReleaseInput } from '#features/funds/releases/releases.contract.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { rupeesFromText, rupeesText } from '#platform/contract/money-reading.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { usePrepareRelease } from './funds.api.ts';
import { sourceText } from './funds-words.rules.ts';

const METHODS = RELEASE_METHODS.map((value) => ({ value, label: METHOD_WORDS[value] }));
/** An unspent account is of one of the three financial years before (Companies Act, section 135(6)). */
const UNSPENT_YEARS = 3;

function sourcesOf(firstYear: string) {
  const first = Number(firstYear.slice(0, 4));
  const years = Array.from({ length: UNSPENT_YEARS }, (_, at) => first - at - 1).map(
    (year) => `unspent_account_${year}-${String((year + 1) % 100).padStart(2, '0')}`,
  );
  return ['fy_budget', ...years, 'surplus'].map((value) => ({ value, label: sourceText(value) }));
}

interface ReleaseDialogProps {
  collaborationId: string;
  grant: Grant;
  request: FundRequest;
  opened: boolean;
  onClose: () => void;
}

/** Dialog with which a person of the company prepares a payment. Give it a new `key` at each opening. */
export default function ReleaseDialog({
  collaborationId,
  grant,
  request,
  opened,
  onClose,
}: ReleaseDialogProps) {
  const prepare = usePrepareRelease(collaborationId, request.id);
  const left = request.amount - request.released;
  const bodyOf = ({ amount, ...rest }: { amount: string; method: string; source: string }) => ({
    ...rest,
    amount: rupeesFromText(amount) ?? 0,
  });
  const form = useForm({
    initialValues: { amount: rupeesText(left), method: 'neft', source: 'fy_budget' },
    validate: (values) => inputErrors(ReleaseInput, bodyOf(values)),
  });
  const submit = (values: typeof form.values) =>
    prepare.mutate(bodyOf(values), {
      onSuccess: () => {
        showToast({ title: 'Payment prepared', message: 'Another person authorises it.', tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <RecordDialog
      opened={opened}
      title={`Payment for request ${request.number}`}
      submitLabel="Prepare payment"
      unsaved={form.isDirty() && !prepare.isSuccess}
      busy={prepare.isPending}
      failure={prepare.error ? { title: 'Payment not prepared', error: prepare.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>
        {formatRupees(left)} of this request are not paid yet. Dayitva moves no money: your bank pays, and you
        enter its UTR afterwards. The account is the newest that {grant.agency.name} may use.
      </p>
      <MoneyField label="Amount" withAsterisk autoFocus {...form.getInputProps('amount')} />
      <NativeSelect label="How it is paid" withAsterisk data={METHODS} {...form.getInputProps('method')} />
      <NativeSelect
        label="Paid from"
        description="One source for each payment, so that your books and CSR-2 agree"
        withAsterisk
        data={sourcesOf(grant.years[0]?.financial_year ?? '')}
        {...form.getInputProps('source')}
      />
    </RecordDialog>
  );
}
