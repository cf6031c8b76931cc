import { updateProfile } from '#features/profiles/profile/profiles.repository.ts';
import { ProjectInput } from '#features/profiles/projects/projects.contract.ts';
import { ServiceInput } from '#features/profiles/services/services.contract.ts';
import { stateOfLocation } from '#platform/contract/places.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import type { Db } from '#platform/server/database/connect.ts';
import {
  cellsOf,
  daysBefore,
  demoId,
  firstOfMonth,
  lastOfMonth,
  rupeesFromLakh,
  sdgGoals,
} from '#platform/server/demo-records.ts';
import { DEMO_MEMBERS, type DemoMember } from './members.demo.ts';
import { demoProfileDetails } from './profile-details.demo.ts';

const SIGN_IN_NAMES: Record<OrganizationType, string> = {
  corporate: 'csr',
  ngo: 'office',
  consultant: 'desk',
  service_provider: 'projects',
};

const memberId = (member: DemoMember) => demoId('member', member.key);
const joinedAt = (member: DemoMember, now: Date) => daysBefore(now, member.joined, member.key);

/** True if the member works under their own name, as an individual. */
const isPerson = (member: DemoMember) => member.gender !== undefined;

/** Fields of a demo member that the demo data of other areas uses. */
export function demoMembers(now: Date) {
  return DEMO_MEMBERS.map((member) => ({
    key: member.key,
    id: memberId(member),
    name: member.name,
    email: `${member.local ?? SIGN_IN_NAMES[member.type]}@${member.key}.example`,
    isAdmin: member.admin ?? false,
    /** True if the member has shown the papers for level 1 of verification. */
    isVerified: (member.verified ?? false) && !member.admin,
    type: member.type,
    joinedAt: joinedAt(member, now),
  }));
}

/**
 * Returns a telephone number in the usual form that belongs to no one: 0 is India's trunk prefix, so no number after
 * +91 starts with it (National Numbering Plan; mobile numbers start with 6 to 9).
 */
const phoneOf = (index: number) => `+91 00000 ${10_001 + 37 * index}`;

/** Returns the rows of `profiles`, without the columns that triggers maintain. */
export function demoProfiles(now: Date) {
  return DEMO_MEMBERS.map((member, index) => ({
    id: memberId(member),
    organization_type: member.type,
    full_name: member.contact ?? member.name,
    organization_name: isPerson(member) ? null : member.name,
    short_summary: member.summary,
    bio: member.bio,
    skills: member.skills,
    location: member.location,
    headquarters_location: member.location,
    headquarters_state: stateOfLocation(member.location),
    phone: phoneOf(index),
    public_contact_email: `hello@${member.key}.example`,
    public_contact_phone: phoneOf(index),
    website: `https://${member.key}.example`,
    gender: member.gender ?? null,
    year_established: member.founded,
    organization_size: member.size,
    operating_regions: member.regions,
    sdg_goals: sdgGoals(member.sdgs),
    focus_areas: member.focus,
    corporate_cin: member.cin ?? null,
    is_listed_entity: member.cin?.startsWith('L') ?? false,
    created_at: joinedAt(member, now),
    updated_at: joinedAt(member, now),
  }));
}

/** Published one after the other in the first half of the membership. */
function publishedAt(member: DemoMember, now: Date, at: number, count: number): Date {
  const joined = joinedAt(member, now).getTime();
  return new Date(joined + ((now.getTime() - joined) * (at + 1)) / (2 * count));
}

/** Whose projects reach people themselves; consultants and service providers help those who do. */
const WORKS_WITH_PEOPLE: OrganizationType[] = ['ngo', 'corporate'];

/** A cell that may be left out, or `-`. */
const numberOf = (cell: string | undefined) => (cell && cell !== '-' ? Number(cell) : null);

const toTens = (people: number) => Math.round(people / 10) * 10;

/** Item, district and people of a project; where its row does not tell, as many as its money and its time allow. */
function reachOf(member: DemoMember, row: string) {
  const [status, starts, months, lakh, item, title = '', , , told, reached] = cellsOf(row);
  const planned = told ? Number(told) : toTens(Number(lakh) * (14 + (title.length % 9)));
  const elapsed = Math.min(1, Math.max(0, -Number(starts) / Number(months)));
  const share = {
    Completed: 0.94 + (title.length % 5) / 40,
    Active: elapsed * 0.9,
    'On Hold': elapsed * 0.3,
  };
  const [district = ''] = member.location.split(',');
  return {
    schedule_vii_item: item,
    districts: member.type === 'ngo' ? [district] : [],
    beneficiaries_planned: planned,
    beneficiaries_reached: told
      ? numberOf(reached)
      : toTens(planned * (share[status as keyof typeof share] ?? 0)) || null,
  };
}

/** The rows of `user_projects`. @throws ZodError when one breaks the rules of the project form. */
export function demoProjects(now: Date) {
  return DEMO_MEMBERS.flatMap((member) =>
    (member.projects ?? []).map((row, at, { length }) => {
      const [status, starts, months, lakh, , title, description, rating] = cellsOf(row);
      const created_at = publishedAt(member, now, length - 1 - at, length);
      return {
        ...ProjectInput.parse({
          title,
          description,
          status,
          start_date: firstOfMonth(now, Number(starts)),
          end_date: lastOfMonth(now, Number(starts), Number(months)),
          budget: rupeesFromLakh(Number(lakh)),
          rating: numberOf(rating),
          ...(WORKS_WITH_PEOPLE.includes(member.type) && reachOf(member, row)),
        }),
        id: demoId('project', `${member.key}/${at}`),
        user_id: memberId(member),
        created_at,
        updated_at: created_at,
      };
    }),
  );
}

/** The rows of `user_services`. @throws ZodError when one breaks the rules of the service form. */
export function demoServices(now: Date) {
  return DEMO_MEMBERS.flatMap((member) =>
    (member.services ?? []).map((row, at, { length }) => {
      const [title, tagline, description, category, price, duration, practiceAreas, contact] = cellsOf(row);
      const created_at = publishedAt(member, now, length - 1 - at, length);
      return {
        ...ServiceInput.parse({
          title,
          tagline,
          description,
          category,
          price: price === '-' ? null : Number(price),
          duration,
          practice_areas: practiceAreas?.split(', '),
          contact_preference: contact,
          focus_areas: member.focus,
          sdg_goals: sdgGoals(member.sdgs),
          geographic_coverage: member.regions,
        }),
        id: demoId('service', `${member.key}/${at}`),
        user_id: memberId(member),
        created_at,
        updated_at: created_at,
      };
    }),
  );
}

/** Inserts the demo members' profiles with their projects and services; their accounts must exist. */
export async function loadProfilesDemo(db: Db, { now }: { now: Date }): Promise<void> {
  await db.insertInto('profiles').values(demoProfiles(now)).execute();
  for (const { id, fields } of demoProfileDetails(now)) await updateProfile(db, id, fields);
  await db.insertInto('user_projects').values(demoProjects(now)).execute();
  await db.insertInto('user_services').values(demoServices(now)).execute();
}
