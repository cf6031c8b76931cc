import type {
  FocusArea,
  ORGANIZATION_SIZES,
  OrganizationType,
  Region,
} from '#platform/contract/reference-data.ts';
import { CONSULTANTS_NORTH } from './consultants-north.demo.ts';
import { CONSULTANTS_SOUTH } from './consultants-south.demo.ts';
import { CORPORATES_NORTH_AND_EAST } from './corporates-north-and-east.demo.ts';
import { CORPORATES_SOUTH } from './corporates-south.demo.ts';
import { CORPORATES_WEST } from './corporates-west.demo.ts';
import { NGOS_EAST } from './ngos-east.demo.ts';
import { NGOS_NORTH } from './ngos-north.demo.ts';
import { NGOS_NORTH_EAST } from './ngos-north-east.demo.ts';
import { NGOS_PLAINS } from './ngos-plains.demo.ts';
import { NGOS_SOUTH } from './ngos-south.demo.ts';
import { NGOS_WEST } from './ngos-west.demo.ts';
import { SERVICE_PROVIDERS_NORTH } from './service-providers-north.demo.ts';
import { SERVICE_PROVIDERS_SOUTH } from './service-providers-south.demo.ts';

/**
 * A fictitious member. Addresses end in `.example`, which no one can register (RFC 2606). No real organisation or
 * person is meant.
 */
export interface DemoMember {
  /** The domain without `.example`; ids and addresses derive from it, and collaborations refer to it. */
  key: string;
  /** Part of the sign-in address before the @; the default depends on the type. */
  local?: string;
  admin?: true;
  type: OrganizationType;
  /** Name of the organisation, or of a consultant who works under their own name. */
  name: string;
  /** Contact person of the organisation; without one the full name is the organisation's, as after sign-up. */
  contact?: string;
  gender?: 'female' | 'male';
  summary: string;
  bio: string;
  skills: string[];
  location: string;
  founded: number;
  size: (typeof ORGANIZATION_SIZES)[number];
  /** Numbers of the SDGs. */
  sdgs: number[];
  focus: FocusArea[];
  regions: Region[];
  verified?: true;
  /**
   * Corporates only. Of valid shape, but nobody's: registers of companies count up from 000001, and none of them
   * had come near 999,000 in the year that the number states.
   */
  cin?: string;
  /** Days before now. */
  joined: number;
  /**
   * `status | starts, months from now | runs, months | lakh rupees | item of Schedule VII or - | title | description
   * [| rating | people planned | reached]`
   */
  projects?: string[];
  /** `title | tagline | description | category | rupees or - | duration | practice areas, … | contact preference` */
  services?: string[];
}

const ADMIN: DemoMember = {
  key: 'dayitva',
  local: 'admin',
  admin: true,
  type: 'service_provider',
  name: 'Dayitva',
  contact: 'Kavya Menon Dayal',
  summary: 'The team that looks after Dayitva.',
  bio: 'We review what guests send, answer support and keep the pages up to date.',
  skills: ['Support', 'Moderation'],
  location: 'Bengaluru, Karnataka',
  founded: 2024,
  size: '1-10',
  sdgs: [17],
  focus: ['Technology for Good'],
  regions: ['Pan India'],
  verified: true,
  joined: 548,
};

/** A second supporter, last in the list: the telephone numbers of the others follow their places in it. */
const SUPPORTER: DemoMember = {
  key: 'dayitva-support',
  local: 'asha.rao',
  admin: true,
  type: 'service_provider',
  name: 'Dayitva Support',
  contact: 'Asha Rao',
  summary: 'Answers questions about Dayitva.',
  bio: 'I answer support tickets, together with the team.',
  skills: ['Support'],
  location: 'Bengaluru, Karnataka',
  founded: 2024,
  size: '1-10',
  sdgs: [17],
  focus: ['Technology for Good'],
  regions: ['Pan India'],
  joined: 320,
};

/** The two admins and the 110 members of the demo data. */
export const DEMO_MEMBERS: DemoMember[] = [
  ADMIN,
  ...NGOS_NORTH,
  ...NGOS_PLAINS,
  ...NGOS_WEST,
  ...NGOS_SOUTH,
  ...NGOS_EAST,
  ...NGOS_NORTH_EAST,
  ...CORPORATES_SOUTH,
  ...CORPORATES_WEST,
  ...CORPORATES_NORTH_AND_EAST,
  ...CONSULTANTS_NORTH,
  ...CONSULTANTS_SOUTH,
  ...SERVICE_PROVIDERS_NORTH,
  ...SERVICE_PROVIDERS_SOUTH,
  SUPPORTER,
];
