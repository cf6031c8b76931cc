import { NativeSelect } from '@mantine/core';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { useCaseStudyOrganizations } from './case-studies.api.ts';
import { CASE_STUDY_SEARCH_MAX } from './case-studies.contract.ts';
import type { CaseStudyChoice } from './case-study-choice.hook.ts';
import classes from './case-study-filters.module.css';

const GOALS = SDG_GOALS.map((goal, at) => ({ value: goal, label: `${at + 1}. ${goal}` }));

interface CaseStudyFiltersProps {
  choice: CaseStudyChoice;
  onChoose: (changes: Partial<CaseStudyChoice>) => void;
}

/** Search box and the filters by goal and organisation. */
export function CaseStudyFilters({ choice, onChoose }: CaseStudyFiltersProps) {
  const offered = useCaseStudyOrganizations().data ?? [];
  const { organization } = choice;
  // One that the address names can be chosen, though it is not among the first ten.
  const organizations =
    !organization || offered.includes(organization) ? offered : [...offered, organization];
  return (
    <search className={classes.filters}>
      <SearchField
        label="Search success stories"
        placeholder="Title, summary or organization"
        maxLength={CASE_STUDY_SEARCH_MAX}
        value={choice.search}
        onChange={(search) => onChoose({ search })}
      />
      <NativeSelect
        label="SDG goal"
        value={choice.sdg}
        onChange={(event) => onChoose({ sdg: event.currentTarget.value as CaseStudyChoice['sdg'] })}
        data={[{ value: '', label: 'All SDG goals' }, ...GOALS]}
      />
      <NativeSelect
        label="Organization"
        value={organization}
        onChange={(event) => onChoose({ organization: event.currentTarget.value })}
        data={[{ value: '', label: 'All organizations' }, ...organizations]}
      />
    </search>
  );
}
