import { NativeSelect, NumberInput } from '@mantine/core';
import { CaseStudyFigures } from '#features/stories/case-studies/case-study-figures.tsx';
import { DurationField } from '#platform/web/fields/duration-field.tsx';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { PEOPLE_FIELD } from '#platform/web/fields/number-field.ts';
import type { CaseStudyForm } from './case-study.form.ts';
import { useOfferedCollaborations } from './case-study-drafts.api.ts';
import { OUTCOME_MAX, type OwnCaseStudy, STORY_MONTHS_MAX } from './case-study-drafts.contract.ts';
import { recordedFigures } from './case-study-figures.rules.ts';
import { GoalPicker } from './goal-picker.tsx';
import { ListField } from './list-field.tsx';
import classes from './story-form.module.css';

interface StepImpactProps {
  form: CaseStudyForm;
  /** The stored story, whose figures a collaboration that is no longer listed has given. */
  recorded: OwnCaseStudy | null;
}

/** Step 3: figures, outcomes and goals. A collaboration of the member's gives the figures from its record. */
export function StepImpact({ form, recorded }: StepImpactProps) {
  const { collaboration_id } = form.values;
  const offered = useOfferedCollaborations().data ?? [];
  const chosen = offered.find(({ id }) => id === collaboration_id);
  const figures = chosen
    ? { ...recordedFigures(chosen), recorded_at: new Date().toISOString() }
    : recorded?.collaboration_id === collaboration_id && recorded;
  return (
    <>
      <NativeSelect
        label="Collaboration on Dayitva"
        description="If the story is about a collaboration of yours, its figures come from the record, and readers see that."
        data={[
          { value: '', label: 'None: I enter the figures' },
          ...offered.map(({ id, title }) => ({ value: id, label: title })),
          ...(collaboration_id && !chosen ? [{ value: collaboration_id, label: 'Collaboration' }] : []),
        ]}
        {...form.getInputProps('collaboration_id')}
      />
      {collaboration_id ? (
        <div className={classes.recorded}>{figures && <CaseStudyFigures figures={figures} />}</div>
      ) : (
        <>
          <NumberInput
            label="Beneficiaries reached"
            description="People, not households"
            {...PEOPLE_FIELD}
            {...form.getInputProps('beneficiaries')}
          />
          <div className={classes.row}>
            <MoneyField
              label="Total investment"
              hint="For example 35 lakh or 1.2 crore"
              {...form.getInputProps('funding')}
            />
            <DurationField
              label="Project duration"
              hint="In months, or for example 2 years"
              max={STORY_MONTHS_MAX}
              {...form.getInputProps('duration_months')}
            />
          </div>
        </>
      )}
      <ListField
        form={form}
        label="Key outcomes"
        description="What can be checked, one by one"
        list="outcomes"
        typed="next_outcome"
        maxLength={OUTCOME_MAX}
      />
      <GoalPicker
        goals={form.values.sdg_goals}
        onChange={(goals) => form.setFieldValue('sdg_goals', goals)}
        error={form.errors.sdg_goals}
      />
    </>
  );
}
