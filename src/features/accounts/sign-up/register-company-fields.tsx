import { Checkbox, TextInput } from '@mantine/core';
import { isListedCin } from '#platform/contract/identifiers/corporate-identity.ts';
import { normalIdentifier } from '#platform/contract/identifiers/identifier.ts';
import { readCorporateId } from './corporate-id.rules.ts';
import type { RegistrationForm } from './register.form.ts';
import classes from './register-company-fields.module.css';

/** Fields of a corporate member: CIN or FCRN, checked while it is typed, and the listing. */
export function RegisterCompanyFields({ form }: { form: RegistrationForm }) {
  const { corporate_cin, is_listed_entity } = form.values;
  const { error, words, warnings } = readCorporateId(corporate_cin, form.values);
  const field = form.getInputProps('corporate_cin');
  const listed = isListedCin(corporate_cin);

  const leave = () => {
    form.setFieldValue('corporate_cin', normalIdentifier);
    form.validateField('corporate_cin');
  };
  return (
    <>
      <div>
        <TextInput
          label="CIN"
          description="Corporate identity number, 21 characters. For a foreign company, the FCRN: F and 5 digits."
          spellCheck={false}
          autoCapitalize="characters"
          styles={{ input: { textTransform: 'uppercase' } }}
          {...field}
          error={field.error ?? error}
          onBlur={leave}
        />
        <div className={classes.reading} role="status">
          {!field.error && words && <p>{words}</p>}
          {warnings.map((warning) => (
            <p key={warning} className={classes.warning}>
              Please check: {warning}
            </p>
          ))}
        </div>
      </div>
      <Checkbox
        label="We are a listed entity"
        description={listed === null ? undefined : listedReason(listed)}
        {...form.getInputProps('is_listed_entity', { type: 'checkbox' })}
        checked={listed ?? is_listed_entity}
        disabled={listed !== null}
      />
    </>
  );
}

const listedReason = (listed: boolean) =>
  listed ? 'Set by your CIN, which starts with L.' : 'Set by your CIN, which starts with U.';
