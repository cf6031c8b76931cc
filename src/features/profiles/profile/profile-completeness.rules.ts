import type { OrganizationType } from '#platform/contract/reference-data.ts';
import type { Profile } from './profiles.contract.ts';

/** Place to complete a step: a field of the edit form, a tab, or the verification page. */
export type StepPlace =
  | { field: keyof Profile }
  | { tab: 'projects' | 'services' }
  | { page: 'verification' };

/** Returns the address at which a step is done. */
export function stepPath(place: StepPlace): string {
  if ('page' in place) return `/${place.page}`;
  return 'tab' in place ? `/profile?tab=${place.tab}` : `/profile?edit=${place.field}`;
}

interface CompletenessStep {
  /** Link text that says what to do. */
  label: string;
  /** Benefit of the step. */
  reason: string;
  place: StepPlace;
  /** Usefulness compared with the other steps: the most useful open one comes next. */
  weight: number;
}

const step = (field: keyof Profile, weight: number, label: string, reason: string): CompletenessStep => ({
  label,
  reason,
  place: { field },
  weight,
});

const FOR_ALL: CompletenessStep[] = [
  step('short_summary', 10, 'Write a short summary', 'It appears under your name in the marketplace.'),
  step('focus_areas', 10, 'Choose your focus areas', 'We match you with partners by focus area.'),
  step('operating_regions', 8, 'Choose where you work', 'Partners look for members in their region.'),
  step('bio', 8, 'Describe your work', 'The summary says what you do; here you can say how.'),
  step('headquarters_location', 6, 'Add your location', 'The marketplace filters by state.'),
  step('public_contact_email', 6, 'Add a public email', 'Partners can then write to you directly.'),
  step('sdg_goals', 6, 'Choose your SDG goals', 'CSR reports are grouped by goal.'),
  step('skills', 5, 'Add your skills', 'They help members find you in search.'),
  step('website', 4, 'Add your website', 'Partners look there next.'),
  {
    label: 'Get your papers checked',
    reason: 'Partners look for members whose papers are checked.',
    place: { page: 'verification' },
    weight: 7,
  },
];

const PROJECTS: CompletenessStep = {
  label: 'Add a project',
  reason: 'Completed work is the best evidence of what you can do.',
  place: { tab: 'projects' },
  weight: 10,
};
const SERVICES: CompletenessStep = {
  label: 'Add a service',
  reason: 'Shows what you offer, and at what price.',
  place: { tab: 'services' },
  weight: 10,
};

const ORGANISATION: CompletenessStep[] = [
  step(
    'year_established',
    3,
    'Add the year you were established',
    'Many funders ask for three years of work.',
  ),
  step('organization_size', 3, 'Add your organization size', 'It shows partners how much you can take on.'),
];
const PAN_STEP = step(
  'pan',
  4,
  'Add your PAN',
  'Your other numbers are checked against it. No other member sees it.',
);

const FOR_TYPE: Record<OrganizationType, CompletenessStep[]> = {
  ngo: [
    step(
      'csr_registration_number',
      12,
      'Add your CSR registration number',
      'Companies can fund only NGOs with a CSR-1 number.',
    ),
    PROJECTS,
    step('urn_80g', 6, 'Add your 80G registration number', 'Donors can then deduct their donations.'),
    step('urn_12a', 6, 'Add your 12A registration number', 'Companies ask for it before they sign.'),
    step('darpan_id', 5, 'Add your Darpan ID', 'Government programmes ask for it.'),
    step(
      'ngo_registration_number',
      5,
      'Add your registration number',
      'It shows the law you are registered under.',
    ),
    step(
      'annual_beneficiaries',
      5,
      'Say how many people you reach',
      'Companies compare budgets by this figure.',
    ),
    step('cause_areas', 4, 'Name your causes', 'They are more precise than focus areas.'),
    PAN_STEP,
    ...ORGANISATION,
  ],
  consultant: [
    SERVICES,
    step('expertise_areas', 10, 'Name your areas of expertise', 'Partners search for a particular skill.'),
    step('years_experience', 5, 'Add your years of experience', 'Partners compare consultants by it.'),
    step('hourly_rate', 5, 'Add your hourly rate', 'It saves both sides a first call.'),
    step('certifications', 4, 'Add your certifications', 'Partners can check them.'),
    PAN_STEP,
  ],
  service_provider: [
    SERVICES,
    step(
      'service_categories',
      10,
      'Name your service categories',
      'Partners search for a particular service.',
    ),
    step(
      'deployment_regions',
      6,
      'Choose where you can deploy',
      'Partners look for providers who work in their region.',
    ),
    step('pricing_model', 5, 'Choose a pricing model', 'It saves both sides a first call.'),
    step(
      'implementation_timeline',
      4,
      'Add your implementation timeline',
      'Partners plan by financial year.',
    ),
    step(
      'gstin',
      4,
      'Add your GSTIN',
      'Companies ask for it before they order. It is not shown to others here.',
    ),
    ...ORGANISATION,
  ],
  corporate: [
    step('corporate_cin', 10, 'Add your CIN', 'It shows which company you are.'),
    step('annual_csr_budget', 10, 'Add your annual CSR budget', 'It tells NGOs how much they can ask for.'),
    step('sdg_focus', 6, 'Choose the goals of your CSR budget', 'It shows NGOs where their work fits.'),
    step('csr_lead_name', 5, 'Name your CSR lead', 'Partners then know who to contact.'),
    step('industry', 4, 'Name your industry', 'NGOs near your plants find you.'),
    PAN_STEP,
    ...ORGANISATION,
  ],
};

interface Completeness {
  /** Share of the steps that are done, in whole per cent. */
  percent: number;
  done: number;
  total: number;
  /** The open step with the highest weight; null if none is open. */
  next: CompletenessStep | null;
}

/** Returns all steps for a kind of member. */
export const completenessSteps = (type: OrganizationType): CompletenessStep[] => [
  ...FOR_ALL,
  ...FOR_TYPE[type],
];

/** Computes how complete a profile is, and the next step. The result is not stored. */
export function completenessOf(profile: Profile): Completeness {
  const steps = completenessSteps(profile.organization_type);
  const left = steps.filter((one) => !isDone(one.place, profile));
  const done = steps.length - left.length;
  return {
    // Rounded down, so that only a complete profile is at 100.
    percent: Math.floor((100 * done) / steps.length),
    done,
    total: steps.length,
    next: left.toSorted((one, other) => other.weight - one.weight)[0] ?? null,
  };
}

function isDone(place: StepPlace, profile: Profile): boolean {
  if ('page' in place) return profile.verified;
  if ('tab' in place) return (place.tab === 'projects' ? profile.projects_count : profile.services_count) > 0;
  // Sign-up fills both with the same text.
  if (place.field === 'bio') return Boolean(profile.bio) && profile.bio !== profile.short_summary;
  const value = profile[place.field];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
}
