import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AuditFilters } from './audit.contract.ts';
import classes from './audit.page.module.css';
import { ACT_GROUPS } from './audit-kinds.data.ts';

/** Names of the filters, in the address and in the request. */
export const FILTER_NAMES = ['kind', 'actor', 'subject', 'from', 'to'] as const;

const KINDS = Object.entries(ACT_GROUPS).map(([group, acts]) => ({
  group,
  items: Object.entries(acts).map(([value, label]) => ({ value, label })),
}));

interface AuditFilterFormProps {
  filters: AuditFilters;
  /** Gets what is filled in. */
  onFilter: (filters: AuditFilters) => void;
}

/** The filters of the log; they count once the form is sent. */
export function AuditFilterForm({ filters, onFilter }: AuditFilterFormProps) {
  const form = useForm({
    initialValues: { kind: '', actor: '', subject: '', from: '', to: '', ...filters },
    validate: {
      actor: (value) =>
        !value.trim() || value.includes('@') || /^[\da-f-]{36}$/i.test(value.trim())
          ? null
          : 'Please enter an email address or an ID',
    },
  });
  const send = form.onSubmit((values) =>
    onFilter(
      Object.fromEntries(
        FILTER_NAMES.flatMap((name) => (values[name].trim() ? [[name, values[name].trim()]] : [])),
      ),
    ),
  );
  return (
    <search>
      <form className={classes.filters} onSubmit={send} noValidate>
        <NativeSelect
          className={classes.kind}
          label="Act"
          data={[{ value: '', label: 'All acts' }, ...KINDS]}
          {...form.getInputProps('kind')}
        />
        <TextInput type="date" label="From" {...form.getInputProps('from')} />
        <TextInput type="date" label="To" {...form.getInputProps('to')} />
        <TextInput
          className={classes.wide}
          label="Who acted"
          placeholder="Email or ID"
          autoComplete="off"
          {...form.getInputProps('actor')}
        />
        <TextInput
          className={classes.wide}
          label="About"
          placeholder="Email of a member, or any ID"
          autoComplete="off"
          {...form.getInputProps('subject')}
        />
        <div className={classes.buttons}>
          <Button type="submit" variant="default">
            Filter
          </Button>
          {Object.keys(filters).length > 0 && (
            <Button variant="subtle" onClick={() => onFilter({})}>
              Clear
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
