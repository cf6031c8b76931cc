import { NAME_MAX } from '#features/stories/case-studies/case-studies.contract.ts';
import type { CaseStudyForm } from './case-study.form.ts';
import { ListField } from './list-field.tsx';

/** Step 2: lead organisations and implementation partners. */
export function StepOrganizations({ form }: { form: CaseStudyForm }) {
  return (
    <>
      <ListField
        form={form}
        label="Lead organizations"
        description="Who answers for the work. Press Enter or Add after each name."
        list="organizations"
        typed="next_organization"
        maxLength={NAME_MAX}
      />
      <ListField
        form={form}
        label="Implementation partners"
        description="Who else took part: panchayats, hospitals, other organisations"
        list="partners"
        typed="next_partner"
        maxLength={NAME_MAX}
      />
    </>
  );
}
