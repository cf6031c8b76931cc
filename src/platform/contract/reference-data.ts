/** The 28 states, then the 8 union territories. */
export const STATES = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const;
export type State = (typeof STATES)[number];

/** The region of those who work in the whole country. */
export const PAN_INDIA = 'Pan India';

/** Operating region of a member: a state, a union territory, or the whole country. */
export const REGIONS = [...STATES, PAN_INDIA] as const;
export type Region = (typeof REGIONS)[number];

/** The 17 Sustainable Development Goals of the United Nations by their standard names, in order. */
export const SDG_GOALS = [
  'No Poverty',
  'Zero Hunger',
  'Good Health and Well-being',
  'Quality Education',
  'Gender Equality',
  'Clean Water and Sanitation',
  'Affordable and Clean Energy',
  'Decent Work and Economic Growth',
  'Industry, Innovation and Infrastructure',
  'Reduced Inequalities',
  'Sustainable Cities and Communities',
  'Responsible Consumption and Production',
  'Climate Action',
  'Life Below Water',
  'Life on Land',
  'Peace, Justice and Strong Institutions',
  'Partnerships for the Goals',
] as const;
export type SdgGoal = (typeof SDG_GOALS)[number];

export const FOCUS_AREAS = [
  'Education',
  'Healthcare',
  'Environment',
  'Women Empowerment',
  'Livelihood',
  'Child Welfare',
  'Disability',
  'Elder Care',
  'Skill Development',
  'Rural Development',
  'Water & Sanitation',
  'Technology for Good',
  'Arts & Culture',
  'Disaster Relief',
  'Sports',
] as const;
export type FocusArea = (typeof FOCUS_AREAS)[number];

export const ORGANIZATION_SIZES = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  'More than 1000 people',
] as const;

/** The kinds of member, as stored and filtered. */
export const ORGANIZATION_TYPES = ['corporate', 'ngo', 'consultant', 'service_provider'] as const;
export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

export const ORGANIZATION_TYPE_LABELS: Record<OrganizationType, string> = {
  corporate: 'Corporate',
  ngo: 'NGO/Non-profit',
  consultant: 'Consultant',
  service_provider: 'Service Provider',
};

export const GENDERS = ['male', 'female', 'non-binary', 'prefer-not-to-say', 'other'] as const;
