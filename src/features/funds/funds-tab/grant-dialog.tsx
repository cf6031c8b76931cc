import {
  Button,
  Checkbox,
  CloseButton,
  NativeSelect,
  Radio,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMilestones } from '#features/collaborations/milestones/milestones.api.ts';
import type { Grant } from '#features/funds/grants/grants.contract.ts';
import {
  CONDITION_KIND_WORDS,
  CONDITION_KINDS,
  CONDITION_TEXT_MAX,
  CONDITIONS_MAX,
  HEAD_KINDS,
  HEADS_MAX,
  MONEY_KINDS,
  TRANCHES_MAX,
  YEARS_MAX,
} from '#features/funds/grants/terms.rules.ts';
import { financialYearOf } from '#features/funds/moves/money-fields.rules.ts';
import { SCHEDULE_VII, scheduleViiText } from '#platform/contract/csr/schedule-vii.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useSaveGrant } from './funds.api.ts';
import classes from './funds.module.css';
import { HEAD_KIND_WORDS, MONEY_WORDS } from './funds-words.rules.ts';
import {
  type ConditionValues,
  type GrantValues,
  grantErrors,
  grantValues,
  newCondition,
  newHead,
  newTranche,
  newYear,
  sumOfTyped,
  toGrantInput,
} from './grant.form.ts';

const useGrantForm = (grant: Grant | null, today: string) =>
  useForm({ initialValues: grantValues(grant, today), validate: grantErrors });
type Form = ReturnType<typeof useGrantForm>;

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const ITEMS = [
  { value: '', label: 'Select an item' },
  ...SCHEDULE_VII.map(([item]) => ({ value: item, label: scheduleViiText(item) })),
];
const HEADS = HEAD_KINDS.map((value) => ({ value, label: HEAD_KIND_WORDS[value] }));
const MONEY = MONEY_KINDS.map((value) => ({ value, label: MONEY_WORDS[value] }));
const CONDITIONS = CONDITION_KINDS.map((value) => ({ value, label: CONDITION_KIND_WORDS[value] }));

/** The financial years that a grant can have, from this one. */
function yearsFrom(today: string) {
  const first = Number(financialYearOf(today).slice(0, 4)) - 1;
  return Array.from({ length: YEARS_MAX + 1 }, (_, at) => {
    const year = financialYearOf(`${first + at}-04-01`);
    return { value: year, label: year };
  });
}

interface GrantDialogProps {
  collaborationId: string;
  /** The grant to change; null drafts one. */
  grant: Grant | null;
  opened: boolean;
  onSaved: (grant: Grant) => void;
  onClose: () => void;
}

/** Dialog that drafts a grant or proposes a change of one. Give it a new `key` at each opening. */
export default function GrantDialog({ collaborationId, grant, opened, onSaved, onClose }: GrantDialogProps) {
  const save = useSaveGrant(collaborationId);
  const today = dayInIndia(new Date());
  const form = useGrantForm(grant, today);
  const isChange = grant !== null && grant.state !== 'draft';
  const submit = (values: GrantValues) =>
    save.mutate(
      { grantId: grant?.id, version: grant?.version, body: toGrantInput(values) },
      {
        onSuccess: (saved) => {
          showToast({
            title: isChange ? 'Change proposed' : grant ? 'Draft saved' : 'Grant drafted',
            message: 'Both sides have to agree to it.',
            tone: 'success',
          });
          onSaved(saved);
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title={isChange ? 'Propose a change' : grant ? 'Edit draft' : 'New grant'}
      submitLabel={isChange ? 'Propose change' : 'Save draft'}
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={save.error ? { title: 'Grant not saved', error: save.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <TextInput label="Title" withAsterisk autoFocus maxLength={160} {...form.getInputProps('title')} />
      <NativeSelect
        label="Item of Schedule VII"
        withAsterisk
        data={ITEMS}
        {...form.getInputProps('schedule_vii_item')}
      />
      <NativeSelect label="Money" withAsterisk data={MONEY} {...form.getInputProps('money')} />
      <Radio.Group label="Ongoing project" {...form.getInputProps('is_ongoing')}>
        <Stack gap="xs" mt={6}>
          <Radio value="no" label="No, it ends within the financial year" />
          <Radio value="yes" label="Yes, over several financial years (rule 2(1)(i) of the CSR Rules)" />
        </Stack>
      </Radio.Group>
      <Checkbox
        label="Money of a government is in it, too"
        description="Then there is a utilisation certificate in the form GFR 12-A"
        {...form.getInputProps('has_government_money', { type: 'checkbox' })}
      />
      <Heads form={form} />
      <Years form={form} today={today} />
      <Tranches form={form} collaborationId={collaborationId} />
      <TextInput
        label="Days to pay"
        description="After the conditions of a tranche are met"
        withAsterisk
        inputMode="numeric"
        {...form.getInputProps('pay_by_days')}
      />
    </RecordDialog>
  );
}

interface GroupProps {
  legend: string;
  error?: ReactNode;
  /** What the amounts add up to. */
  sum?: string;
  addLabel: string;
  /** Undefined if there is no room for more. */
  onAdd?: () => void;
  children: ReactNode;
}

/** A list of entries in a form, with what they add up to and the button for one more. */
function FieldGroup({ legend, error, sum, addLabel, onAdd, children }: GroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {children}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {sum && <p className={classes.sum}>{sum}</p>}
      {onAdd && (
        <div>
          <Button variant="default" size="sm" leftSection={<IconPlus {...ICON} />} onClick={onAdd}>
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const roomIn = (list: unknown[], max: number, add: () => void) => (list.length < max ? add : undefined);

function Heads({ form }: { form: Form }) {
  const { heads } = form.values;
  return (
    <FieldGroup
      legend="Budget by head"
      error={form.errors.heads}
      sum={`Budget: ${formatRupees(sumOfTyped(heads))}`}
      addLabel="Add head"
      onAdd={roomIn(heads, HEADS_MAX, () => form.insertListItem('heads', newHead()))}
    >
      {heads.map(({ key }, at) => (
        <Entry
          key={key}
          name={`head ${at + 1}`}
          onRemove={heads.length > 1 ? () => form.removeListItem('heads', at) : undefined}
        >
          <TextInput
            label={`Name of head ${at + 1}`}
            withAsterisk
            maxLength={120}
            {...form.getInputProps(`heads.${at}.name`)}
          />
          <NativeSelect
            label={`Kind of head ${at + 1}`}
            data={HEADS}
            {...form.getInputProps(`heads.${at}.kind`)}
          />
          <MoneyField
            label={`Amount of head ${at + 1}`}
            withAsterisk
            {...form.getInputProps(`heads.${at}.amount`)}
          />
          <TextInput
            label={`Unit of head ${at + 1}`}
            placeholder="as well, month, child"
            maxLength={40}
            {...form.getInputProps(`heads.${at}.unit`)}
          />
          <MoneyField label={`Rate of head ${at + 1}`} {...form.getInputProps(`heads.${at}.rate`)} />
          <TextInput
            label={`Quantity of head ${at + 1}`}
            inputMode="numeric"
            {...form.getInputProps(`heads.${at}.quantity`)}
          />
        </Entry>
      ))}
    </FieldGroup>
  );
}

function Years({ form, today }: { form: Form; today: string }) {
  const { years, heads } = form.values;
  const choices = yearsFrom(today);
  const free = choices.find(
    ({ value }) =>
      value >= financialYearOf(today) && !years.some(({ financial_year }) => financial_year === value),
  );
  return (
    <FieldGroup
      legend="By financial year"
      error={form.errors.years}
      sum={sumText(sumOfTyped(years), sumOfTyped(heads))}
      addLabel="Add financial year"
      onAdd={roomIn(years, YEARS_MAX, () => form.insertListItem('years', newYear(free?.value ?? '')))}
    >
      {years.map(({ key, financial_year }, at) => (
        <Entry
          key={key}
          name={`year ${at + 1}`}
          onRemove={years.length > 1 ? () => form.removeListItem('years', at) : undefined}
        >
          <NativeSelect
            label={`Financial year ${at + 1}`}
            data={
              choices.some(({ value }) => value === financial_year)
                ? choices
                : [{ value: financial_year, label: financial_year }, ...choices]
            }
            {...form.getInputProps(`years.${at}.financial_year`)}
          />
          <MoneyField
            label={`Amount of year ${at + 1}`}
            withAsterisk
            {...form.getInputProps(`years.${at}.amount`)}
          />
        </Entry>
      ))}
    </FieldGroup>
  );
}

/** The sum of a list, and by how much it misses the budget. */
function sumText(sum: number, budget: number): string {
  if (sum === budget) return `Sum: ${formatRupees(sum)}`;
  const difference = formatRupees(Math.abs(budget - sum));
  return `Sum: ${formatRupees(sum)}, ${difference} ${sum < budget ? 'less' : 'more'} than the budget`;
}

function Tranches({ form, collaborationId }: { form: Form; collaborationId: string }) {
  const { tranches, heads } = form.values;
  return (
    <FieldGroup
      legend="Tranches"
      error={form.errors.tranches}
      sum={sumText(sumOfTyped(tranches), sumOfTyped(heads))}
      addLabel="Add tranche"
      onAdd={roomIn(tranches, TRANCHES_MAX, () => form.insertListItem('tranches', newTranche()))}
    >
      {tranches.map(({ key, conditions }, at) => {
        const path = `tranches.${at}`;
        return (
          <div key={key}>
            <Entry
              name={`tranche ${at + 1}`}
              onRemove={tranches.length > 1 ? () => form.removeListItem('tranches', at) : undefined}
            >
              <MoneyField
                label={`Amount of tranche ${at + 1}`}
                withAsterisk
                {...form.getInputProps(`${path}.amount`)}
              />
              <TextInput
                type="date"
                label={`Planned day of tranche ${at + 1}`}
                withAsterisk
                {...form.getInputProps(`${path}.planned_on`)}
              />
            </Entry>
            {conditions.map((condition, no) => (
              <Condition
                key={condition.key}
                form={form}
                collaborationId={collaborationId}
                condition={condition}
                path={`${path}.conditions.${no}`}
                name={`condition ${no + 1} of tranche ${at + 1}`}
                onRemove={() => form.removeListItem(`${path}.conditions`, no)}
              />
            ))}
            {conditions.length < CONDITIONS_MAX && (
              <Button
                variant="subtle"
                size="compact-sm"
                mt="xs"
                aria-label={`Add condition to tranche ${at + 1}`}
                onClick={() => form.insertListItem(`${path}.conditions`, newCondition())}
              >
                Add condition
              </Button>
            )}
          </div>
        );
      })}
    </FieldGroup>
  );
}

interface ConditionProps {
  form: Form;
  collaborationId: string;
  condition: ConditionValues;
  path: string;
  name: string;
  onRemove: () => void;
}

function Condition({ form, collaborationId, condition, path, name, onRemove }: ConditionProps) {
  const { data: milestones = [] } = useMilestones(collaborationId);
  return (
    <Entry name={name} onRemove={onRemove}>
      <NativeSelect label={`Kind of ${name}`} data={CONDITIONS} {...form.getInputProps(`${path}.kind`)} />
      {condition.kind === 'milestone' && (
        <NativeSelect
          label={`Milestone of ${name}`}
          withAsterisk
          data={[
            {
              value: '',
              label: milestones.length > 0 ? 'Select a milestone' : 'There are no milestones yet',
            },
            ...milestones.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          {...form.getInputProps(`${path}.milestone_id`)}
        />
      )}
      {condition.kind === 'utilisation_pct' && (
        <TextInput
          label={`Per cent of ${name}`}
          description="Of the money received so far"
          withAsterisk
          inputMode="numeric"
          {...form.getInputProps(`${path}.percent`)}
        />
      )}
      {condition.kind === 'manual' && (
        <TextInput
          label={`Text of ${name}`}
          withAsterisk
          maxLength={CONDITION_TEXT_MAX}
          {...form.getInputProps(`${path}.text`)}
        />
      )}
      {condition.kind === 'date' && (
        <TextInput type="date" label={`Day of ${name}`} {...form.getInputProps(`${path}.on`)} />
      )}
    </Entry>
  );
}

interface EntryProps {
  /** What it is, for screen readers: "head 2". */
  name: string;
  /** Undefined for the last one, which stays. */
  onRemove?: () => void;
  children: ReactNode;
}

/** One entry of a list in the form, with the button that takes it out. */
function Entry({ name, onRemove, children }: EntryProps) {
  return (
    <div className={classes.entry}>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
        {children}
      </SimpleGrid>
      {onRemove && (
        <CloseButton aria-label={`Remove ${name}`} className={classes.remove} onClick={onRemove} />
      )}
    </div>
  );
}
