import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { Figure, Sum } from '#features/compliance/engine/facts.contract.ts';
import { SCENARIO_NAMES, SCENARIOS } from '#features/compliance/engine/law.rules.ts';
import { yearAfter } from '#features/compliance/engine/years.rules.ts';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { type AmountName, type CalculatorValues, DUTY_YEARS } from './calculator.form.ts';
import classes from './calculator.module.css';

interface Props {
  values: CalculatorValues;
  change: (values: Partial<CalculatorValues>) => void;
}

interface AmountProps extends Props {
  name: AmountName;
  label: string;
  hint?: string;
  mayBeLoss?: boolean;
}

const Amount = ({ values, change, name, label, hint, mayBeLoss }: AmountProps) => (
  <MoneyField
    label={label}
    value={values[name]}
    amounts={mayBeLoss ? Figure : Sum}
    {...(hint && { hint })}
    onChange={(typed) => change({ [name]: typed })}
  />
);

const AGO = [1, 2, 3] as const;

/** The figures of the company, by year, then what few companies need, folded. */
export function CalculatorFields({ values, change }: Props) {
  const form = { values, change };
  const before = (ago: number) => `FY ${yearAfter(values.year, -ago)}`;
  return (
    <div className={classes.fields}>
      <NativeSelect
        label="Financial year of the duty"
        data={DUTY_YEARS}
        value={values.year}
        onChange={({ currentTarget }) => change({ year: currentTarget.value })}
      />
      <fieldset className={classes.group}>
        <legend>The year before, {before(1)}</legend>
        <Amount {...form} name="netWorth" label="Net worth" hint="Such as 520 Cr" mayBeLoss />
        <Amount {...form} name="turnover" label="Turnover" hint="Such as 1,000 crore" />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Net profit before tax, section 198</legend>
        {AGO.map((ago) => (
          <Amount
            {...form}
            key={ago}
            name={`profit${ago}`}
            label={`Net profit of ${before(ago)}`}
            mayBeLoss
            {...(ago === 1 && { hint: 'Such as 5.2 Cr or 52000000; a loss with a minus' })}
          />
        ))}
      </fieldset>
      <details className={classes.more}>
        <summary>Overseas branches, dividends, a young company</summary>
        <div className={classes.group}>
          {AGO.map((ago) => (
            <Amount
              {...form}
              key={ago}
              name={`branch${ago}`}
              label={`Profit of overseas branches, ${before(ago)}`}
              mayBeLoss
            />
          ))}
          {AGO.map((ago) => (
            <Amount
              {...form}
              key={ago}
              name={`dividends${ago}`}
              label={`Dividends of companies that do CSR, ${before(ago)}`}
            />
          ))}
          <TextInput
            type="date"
            label="Incorporated on, if less than three years ago"
            value={values.incorporatedOn}
            onChange={({ currentTarget }) => change({ incorporatedOn: currentTarget.value })}
          />
        </div>
      </details>
      <details className={classes.more}>
        <summary>Surplus, earlier excess, Unspent CSR Account</summary>
        <div className={classes.group}>
          <Amount {...form} name="surplus" label="Surplus of earlier CSR work" />
          <Amount {...form} name="balance" label="Balance of the Unspent CSR Account" />
          {AGO.map((ago) => (
            <Amount {...form} key={ago} name={`excess${ago}`} label={`Excess spent in ${before(ago)}`} />
          ))}
          <Checkbox
            label="The Board has resolved to set the excess off"
            checked={values.resolved === 'yes'}
            onChange={({ currentTarget }) => change({ resolved: currentTarget.checked ? 'yes' : 'no' })}
          />
        </div>
      </details>
      <details className={classes.more}>
        <summary>What was spent in FY {values.year}</summary>
        <div className={classes.group}>
          <Amount
            {...form}
            name="projects"
            label="Used by all projects"
            hint="What was used, not what was paid to an agency"
          />
          <Amount {...form} name="ongoingAllotted" label="Of it ongoing projects: allotted" />
          <Amount {...form} name="ongoingUsed" label="Of it ongoing projects: used" />
          <Amount {...form} name="overheads" label="Administrative overheads" />
          <Amount {...form} name="assessment" label="Impact assessment" />
          <Amount {...form} name="zczp" label="Zero coupon zero principal instruments" />
        </div>
      </details>
      <details className={classes.more} open={values.scenario !== 'law' || values.lawOn !== ''}>
        <summary>What if the law were another one?</summary>
        <div className={classes.group}>
          <NativeSelect
            label="Law"
            data={SCENARIOS.map((value) => ({ value, label: SCENARIO_NAMES[value] }))}
            value={values.scenario}
            onChange={({ currentTarget }) => change({ scenario: currentTarget.value })}
          />
          <TextInput
            type="date"
            label="The law of this day"
            description="Empty: the law of the financial year"
            min="2014-04-01"
            max="2099-12-31"
            value={values.lawOn}
            onChange={({ currentTarget }) => change({ lawOn: currentTarget.value })}
          />
        </div>
      </details>
    </div>
  );
}
