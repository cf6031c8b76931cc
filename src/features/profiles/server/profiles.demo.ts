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
import { ProjectInput } from '../projects.contract.ts';
import { ServiceInput } from '../services.contract.ts';
import { DEMO_MEMBERS, type DemoMember } from './members.demo.ts';

const SIGN_IN_NAMES: Record<OrganizationType, string> = {
  corporate: 'csr',
  ngo: 'office',
  consultant: 'desk',
  service_provider: 'projects',
};

const memberId = (member: DemoMember) => demoId('member', member.key);
const joinedAt = (member: DemoMember, now: Date) => daysBefore(now, member.joined, member.key);

/** Works under the own name, like a member who signed up as an individual. */
const isPerson = (member: DemoMember) => member.gender !== undefined;

/** What the demo data of other features needs to know of the members. */
export function demoMembers(now: Date) {
  return DEMO_MEMBERS.map((member) => ({
    key: member.key,
    id: memberId(member),
    name: member.name,
    email: `${member.local ?? SIGN_IN_NAMES[member.type]}@${member.key}.example`,
    isAdmin: member.admin ?? false,
    joinedAt: joinedAt(member, now),
  }));
}

/**
 * A telephone number in the usual form that cannot be anybody's: 0 is India's trunk prefix, so no number behind
 * +91 begins with it (National Numbering Plan; mobile numbers begin with 6 to 9).
 */
const phoneOf = (index: number) => `+91 00000 ${10_001 + 37 * index}`;

/** The rows of `profiles`, without the columns that triggers keep. */
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
    verified: member.verified ?? false,
    created_at: joinedAt(member, now),
    updated_at: joinedAt(member, now),
  }));
}

/** Published one after the other in the first half of the membership. */
function publishedAt(member: DemoMember, now: Date, at: number, count: number): Date {
  const joined = joinedAt(member, now).getTime();
  return new Date(joined + ((now.getTime() - joined) * (at + 1)) / (2 * count));
}

/** The rows of `user_projects`. @throws ZodError when one breaks the rules of the project form. */
export function demoProjects(now: Date) {
  return DEMO_MEMBERS.flatMap((member) =>
    (member.projects ?? []).map((row, at, { length }) => {
      const [status, starts, months, lakh, title, description, rating] = cellsOf(row);
      const created_at = publishedAt(member, now, length - 1 - at, length);
      return {
        ...ProjectInput.parse({
          title,
          description,
          status,
          start_date: firstOfMonth(now, Number(starts)),
          end_date: lastOfMonth(now, Number(starts), Number(months)),
          budget: rupeesFromLakh(Number(lakh)),
          rating: rating ? Number(rating) : null,
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
  await db.insertInto('user_projects').values(demoProjects(now)).execute();
  await db.insertInto('user_services').values(demoServices(now)).execute();
}
