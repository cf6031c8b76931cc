import { Button, Group, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { pressedEnter } from '#platform/web/fields/pressed-enter.ts';
import type { CaseStudyForm } from './case-study.form.ts';
import classes from './list-field.module.css';

interface ListFieldProps {
  form: CaseStudyForm;
  label: string;
  description: string;
  /** The list in the form, and the field with what is typed but not added yet. */
  list: 'organizations' | 'partners' | 'outcomes';
  typed: 'next_organization' | 'next_partner' | 'next_outcome';
  maxLength: number;
}

/** A list of words: Add or Enter adds what is typed, the cross of a chip takes it away. */
export function ListField({ form, label, description, list, typed, maxLength }: ListFieldProps) {
  const entries = form.values[list];
  const word = form.values[typed].trim();
  const add = () => {
    if (word === '') return;
    const known = entries.some((one) => one.toLowerCase() === word.toLowerCase());
    form.setValues({ [list]: known ? entries : [...entries, word], [typed]: '' });
    form.clearFieldError(typed);
  };
  const remove = (entry: string) =>
    form.setFieldValue(
      list,
      entries.filter((one) => one !== entry),
    );
  return (
    <div>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          label={label}
          description={description}
          maxLength={maxLength}
          {...form.getInputProps(typed)}
          onKeyDown={(event) => {
            if (!pressedEnter(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <Button
          variant="default"
          size="md"
          onClick={add}
          disabled={word === ''}
          aria-label={`Add to ${label}`}
        >
          Add
        </Button>
      </Group>
      {entries.length > 0 && (
        <ul className={classes.chips} aria-label={`${label} added`}>
          {entries.map((entry) => (
            <li key={entry} className={classes.chip}>
              <span>{entry}</span>
              <button type="button" aria-label={`Remove ${entry}`} onClick={() => remove(entry)}>
                <IconX size={16} stroke={1.5} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
