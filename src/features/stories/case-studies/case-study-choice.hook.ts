import { useNavigate } from 'react-router';
import { SDG_GOALS, type SdgGoal } from '#platform/contract/reference-data.ts';
import { currentParams, useQueryParams } from '#platform/web/hydration.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { CASE_STUDY_SEARCH_MAX, NAME_MAX } from './case-studies.contract.ts';

/** The choice of stories; the address keeps it. An empty text means all. */
export interface CaseStudyChoice {
  search: string;
  sdg: SdgGoal | '';
  organization: string;
  page: number;
}

export const ALL_CASE_STUDIES: CaseStudyChoice = { search: '', sdg: '', organization: '', page: 1 };

/** Reads the choice from the address, which anybody may have typed. */
function readChoice(params: URLSearchParams): CaseStudyChoice {
  return {
    search: (params.get('search') ?? '').trim().slice(0, CASE_STUDY_SEARCH_MAX),
    sdg: SDG_GOALS.find((goal) => goal === params.get('sdg')) ?? '',
    organization: (params.get('organization') ?? '').slice(0, NAME_MAX),
    page: pageOf(params),
  };
}

/** Reads and changes the choice. Every change except of the page goes back to page 1. */
export function useCaseStudyChoice() {
  const params = useQueryParams();
  const navigate = useNavigate();
  const withChoice = (params: URLSearchParams, changes: Partial<CaseStudyChoice>) => {
    const next = new URLSearchParams(params);
    next.set('tab', 'stories');
    for (const [name, value] of Object.entries({ ...readChoice(params), page: 1, ...changes })) {
      if (value && value !== 1) next.set(name, String(value));
      else next.delete(name);
    }
    return `?${next}`;
  };
  return {
    choice: readChoice(params),
    choose: (changes: Partial<CaseStudyChoice>) =>
      void navigate(
        { search: withChoice(currentParams(), changes) },
        { replace: true, preventScrollReset: true },
      ),
    hrefOf: (page: number) => withChoice(params, { page }),
  };
}
