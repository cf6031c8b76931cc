import { createHash } from 'node:crypto';
import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { ProfileUpdate } from '#features/profiles/profile/profiles.contract.ts';
import { gstinCheckCharacter } from '#platform/contract/identifiers/gstin.ts';
import type { PanHolder } from '#platform/contract/identifiers/pan.ts';
import { stateOfDigits, stateOfLetters } from '#platform/contract/identifiers/state-codes.ts';
import { stateOfLocation } from '#platform/contract/places.ts';
import type { FocusArea, OrganizationType, State } from '#platform/contract/reference-data.ts';
import { cellsOf, demoId, rupeesFromLakh, sdgGoals } from '#platform/server/demo-records.ts';
import { DEMO_MEMBERS, type DemoMember } from './members.demo.ts';

/*
 * Profile details of the demo members, derived from `DEMO_MEMBERS`. All identifiers pass our checks and belong to no
 * one: PANs count from 0001, so none has the digits 0000, and the other registers have not reached the numbers used
 * here.
 */

/** Fields of a profile. Which mails come is the choice of a person. */
type DemoFields = Omit<ProfileUpdate, MailChoice>;

/** Returns a number from 0 to `below` - 1, always the same for a member and a purpose. */
function pick(member: DemoMember, purpose: string, below: number): number {
  const hash = createHash('sha256').update(`${member.key}:${purpose}`).digest('hex');
  return Number.parseInt(hash.slice(0, 8), 16) % below;
}

const oneOf = <T>(member: DemoMember, purpose: string, options: readonly T[]): T =>
  options[pick(member, purpose, options.length)] as T;

/** True if the member fills in the field; as in real profiles, some fields stay empty. */
const fillsIn = (member: DemoMember, field: string) => pick(member, `tells ${field}`, 4) > 0;

/** True if the member gives the number; verified members have shown their papers. */
const shows = (member: DemoMember, paper: string) => member.verified || fillsIn(member, paper);

const padded = (value: number, length: number) => String(value).padStart(length, '0');

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const STATE_LETTERS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
const STATE_DIGITS = Array.from({ length: 38 }, (_, at) => padded(at + 1, 2));

const lettersOf = (state: State) => STATE_LETTERS.find((code) => stateOfLetters(code) === state);
const digitsOf = (state: State) => STATE_DIGITS.find((code) => stateOfDigits(code) === state);
const stateOf = ({ location }: DemoMember) => stateOfLocation(location) ?? 'Delhi';

function holderOf({ type, name }: DemoMember): PanHolder {
  if (type === 'consultant') return 'P';
  if (type === 'corporate' || /Limited$/.test(name)) return 'C';
  if (type === 'service_provider') return 'F';
  if (/Society|Samiti|Sansthan|Mandal|Collective|Guild|Fellowship|Network|Forum/.test(name)) return 'A';
  return /Foundation|Federation/.test(name) ? 'C' : 'T';
}

/** Three letters, the holder, the initial of the name, `0000`, and a letter. */
function panOf(member: DemoMember): string {
  const letter = (purpose: string) => String.fromCharCode(65 + pick(member, purpose, 26));
  const initial = member.name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .charAt(0)
    .toUpperCase();
  return `AA${letter('pan 3')}${holderOf(member)}${initial}0000${letter('pan 10')}`;
}

function gstinOf(member: DemoMember): string {
  const first = `${digitsOf(stateOf(member))}${panOf(member)}1Z`;
  return first + gstinCheckCharacter(first);
}

const CAUSES: Record<FocusArea, string[]> = {
  Education: ['Reading by class three', 'Girls in secondary school', 'School libraries'],
  Healthcare: ['Maternal health', 'Anaemia', 'Primary care in remote villages'],
  Environment: ['Native trees', 'Common land', 'Heat in towns'],
  'Women Empowerment': ['Women’s collectives', 'Safe work', 'Property in both names'],
  Livelihood: ['Second incomes', 'Producer companies', 'Fair prices'],
  'Child Welfare': ['Creches', 'Malnutrition', 'Children out of work'],
  Disability: ['Accessible schools', 'Early intervention', 'Assistive devices'],
  'Elder Care': ['Home visits', 'Pensions', 'Loneliness'],
  'Skill Development': ['First jobs', 'Trades for women', 'Apprenticeships'],
  'Rural Development': ['Gram panchayat plans', 'Village roads', 'Drinking water committees'],
  'Water & Sanitation': ['Tanks and springs', 'Girls’ toilets', 'Water testing'],
  'Technology for Good': ['Offline tools', 'Digital entitlements', 'Open data'],
  'Arts & Culture': ['Craft guilds', 'Oral history', 'Village museums'],
  'Disaster Relief': ['Early warning', 'Flood shelters', 'Relief in the first week'],
  Sports: ['Girls on the ground', 'Hockey', 'Play for small children'],
};

const PEOPLE: Record<DemoMember['size'], number> = {
  '1-10': 6,
  '11-50': 25,
  '51-200': 110,
  '201-500': 330,
  '501-1000': 720,
  'More than 1000 people': 1500,
};

function ofNgo(member: DemoMember): DemoFields {
  const pan = panOf(member);
  const state = stateOf(member);
  const district = member.location.split(',')[0];
  const joinedPortal = Math.max(member.founded, 2016);
  const staff = PEOPLE[member.size];
  return {
    ngo_registration_number: shows(member, 'registration')
      ? `${lettersOf(state)}/${member.founded}/${padded(pick(member, 'registration', 9000), 4)}`
      : null,
    cause_areas: [...new Set(member.focus.slice(0, 3).map((focus) => oneOf(member, focus, CAUSES[focus])))],
    annual_beneficiaries: fillsIn(member, 'reach') ? staff * (140 + 10 * pick(member, 'reach', 60)) : null,
    annual_projects: 2 + pick(member, 'projects', 9),
    annual_volunteers: 5 * (2 + pick(member, 'volunteers', 40)),
    strategic_partners: [
      `District administration of ${district}`,
      `Panchayati Raj department of ${state}`,
    ].slice(0, 1 + pick(member, 'partners', 2)),
    csr_registration_number: shows(member, 'csr') ? `CSR999${padded(pick(member, 'csr', 100_000), 5)}` : null,
    darpan_id: shows(member, 'darpan')
      ? `${lettersOf(state)}/${joinedPortal}/99${padded(pick(member, 'darpan', 100_000), 5)}`
      : null,
    urn_12a: shows(member, '12a') ? `${pan}E2021${pick(member, '12a', 9) + 1}` : null,
    urn_80g: shows(member, '80g') ? `${pan}F2021${pick(member, '80g', 9) + 1}` : null,
    fcra_registration_number:
      pick(member, 'fcra', 3) === 0 ? `999${padded(pick(member, 'fcra number', 1_000_000), 6)}` : null,
  };
}

const CERTIFICATES = [
  'Certificate in social audit',
  'SROI practitioner, level 2',
  'GRI certified sustainability professional',
  'Project Management Professional',
];

function ofConsultant(member: DemoMember, now: Date): DemoFields {
  return {
    expertise_areas: member.skills.slice(0, 3),
    consulting_domains: member.focus.slice(0, 3),
    years_experience: now.getUTCFullYear() - member.founded + 6,
    hourly_rate: fillsIn(member, 'rate') ? 1500 + 250 * pick(member, 'rate', 15) : null,
    certifications: fillsIn(member, 'certificates') ? [oneOf(member, 'certificates', CERTIFICATES)] : [],
  };
}

const INDUSTRIES = [
  'Banking',
  'Cement',
  'Pharmaceuticals',
  'Power',
  'Software',
  'Steel',
  'Textiles',
  'Vehicles',
];

function ofServiceProvider(member: DemoMember): DemoFields {
  const categories = (member.services ?? []).map((row) => cellsOf(row)[3] ?? '');
  const first = pick(member, 'industries', INDUSTRIES.length - 2);
  return {
    service_categories: [...new Set(categories)].filter(Boolean),
    industries_served: INDUSTRIES.slice(first, first + 3),
    pricing_model: fillsIn(member, 'pricing')
      ? oneOf(member, 'pricing', ['fixed', 'hourly', 'custom'])
      : null,
    implementation_timeline: `${2 + pick(member, 'timeline', 9)} weeks from the order`,
    deployment_regions: member.regions,
  };
}

/** Divisions of the National Industrial Classification that the demo CINs name, by their first two digits. */
const NIC_DIVISIONS: Record<string, string> = {
  '01': 'Plantations',
  13: 'Mining',
  15: 'Food processing',
  17: 'Textiles',
  24: 'Chemicals and pharmaceuticals',
  25: 'Rubber and plastics',
  27: 'Metals',
  28: 'Metal products',
  32: 'Electronics',
  34: 'Vehicle components',
  35: 'Vehicles',
  40: 'Power',
  45: 'Construction',
  52: 'Retail',
  63: 'Ports and logistics',
  65: 'Finance',
  72: 'Software',
  74: 'Business services',
};

function ofCorporate(member: DemoMember): DemoFields {
  const lakhs = (member.projects ?? []).reduce((sum, row) => sum + Number(cellsOf(row)[3]), 0);
  return {
    industry: NIC_DIVISIONS[member.cin?.slice(1, 3) ?? ''] ?? null,
    annual_csr_budget: fillsIn(member, 'budget') ? rupeesFromLakh(50 * Math.ceil(lakhs / 100)) : null,
    sdg_focus: fillsIn(member, 'goals') ? sdgGoals(member.sdgs).slice(0, 2) : [],
    csr_lead_name: member.contact ?? null,
    csr_lead_email: member.contact ? `csr.lead@${member.key}.example` : null,
  };
}

const OF_TYPE: Record<OrganizationType, (member: DemoMember, now: Date) => DemoFields> = {
  ngo: ofNgo,
  consultant: ofConsultant,
  service_provider: ofServiceProvider,
  corporate: ofCorporate,
};

/** Returns the details of each demo member's profile, as the edit form would send them. */
export function demoProfileDetails(now: Date): { id: string; fields: DemoFields }[] {
  return DEMO_MEMBERS.filter((member) => !member.admin).map((member) => ({
    id: demoId('member', member.key),
    fields: {
      pan: shows(member, 'pan') ? panOf(member) : null,
      gstin: member.type !== 'ngo' && shows(member, 'gstin') ? gstinOf(member) : null,
      ...OF_TYPE[member.type](member, now),
    },
  }));
}
